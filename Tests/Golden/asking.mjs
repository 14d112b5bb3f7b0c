// Asks a page every golden vector, and says where what it shows is not what the vector says.
//
// A page is anything that can click(selector), type(selector, text), press(selector, key), choose(group, words),
// and tell text(selector), which is null where there is no such element. So the same questions go to Node and Chromium.

/** The rows of a table as objects, each cell by the name of its column. */
export function rowsOf(table) {
  const [names, ...rows] = table.trimEnd().split('\n').map(line => line.split('\t'));
  return rows.map(cells => Object.fromEntries(names.map((name, index) => [name, cells[index]])));
}

/** What a page that solves shows otherwise than the rows of solve.tsv, a sentence each. */
export function solvingDifferences(page, rows) {
  const differences = [];
  for (const row of rows) {
    const given = ['time', 'distance', 'pace'].filter(name => row[name] !== '');
    for (const name of given) give(page, name, row[name]);
    const compare = (what, found, expected) => {
      if (found !== expected) differences.push(`${asked(row)}: ${what} is ${found}, not ${expected}`);
    };
    compare('the time', page.text('#time .digits'), row.time_written);
    compareDistance(page, row, compare);
    comparePace(page, row, compare);
    if (row.solved === 'none') compare('the answer', page.text('.answer .digits'), '—');
    else compare('the answer', page.text('.answer h2').toLowerCase(), row.solved);
  }
  return differences;
}

function compareDistance(page, row, compare) {
  const isGiven = row.distance !== '';
  if (isGiven) compare('the distance', shown(page, 'distance'), row.distance_in_full);
  for (const unit of ['km', 'mi']) {
    page.choose('Unit of distance', unit);
    const isOwn = isGiven && row.distance_in_full.endsWith(' ' + unit);
    const expected = isOwn ? row.distance_in_full : row[`distance_${unit}`];
    compare(`the distance in ${unit}`, shown(page, 'distance'), isGiven ? withoutZeros(expected) : expected);
  }
}

function comparePace(page, row, compare) {
  const units = {
    '/km': 'pace_km', '/mi': 'pace_mi', '/100 m': 'pace_100m', 'km/h': 'speed_km_h', mph: 'speed_mph',
  };
  if (row.pace) compare('the pace', shown(page, 'pace'), row.pace_in_full);
  for (const [unit, column] of Object.entries(units)) {
    page.choose('Unit of pace', unit);
    const isOwn = row.pace_in_full.endsWith(unit) && !row.pace_in_full.slice(0, -unit.length).includes('/');
    compare(`the pace in ${unit}`, shown(page, 'pace'), isOwn ? row.pace_in_full : row[column]);
    if (unit !== '/100 m') continue;
    compare('the pace per 100 yd', reading(page, 'per 100 yd'), row.pace_100yd.replace('/100 yd', ''));
  }
  compare('the pace per 400 m', reading(page, 'per 400 m'), row.pace_400m.replace('/400 m', ''));
}

/** What a page that reads shows otherwise than the rows of read.tsv, a sentence each. */
export function readingDifferences(page, rows) {
  const differences = [];
  for (const row of rows) {
    const text = row.typed.replaceAll('\\t', '\t').replaceAll('\\n', '\n');
    if (row.field) give(page, row.kind, '1' + (row.field.startsWith('/') ? ':00' : ' ') + row.field);
    page.click('#' + row.kind);
    page.type('dialog input', text);
    const compare = (what, found, expected) => {
      const field = `${row.kind} field ${row.field}`.trimEnd();
      if (found !== expected) differences.push(`${row.typed} in a ${field}: ${what} is ${found}, not ${expected}`);
    };
    const isRefused = row.outcome === 'refused' && text.trim() !== '';  // an empty field is no fault
    compare('the echo', page.text('.echo'), row.outcome === 'read' ? row.echo : null);
    if (isRefused) page.press('dialog input', 'Enter');  // what typing on could mend waits until then
    compare('a fault', page.text('.error') !== null, isRefused);
    if (row.outcome === 'read') {
      page.press('dialog input', 'Enter');
      compare('the text', shown(page, row.kind), row.written);
    } else {
      page.click('[aria-label="Close"]');
    }
  }
  return differences;
}

export function give(page, quantity, text) {
  page.click('#' + quantity);
  page.type('dialog input', text);
  page.press('dialog input', 'Enter');
}

function asked(row) {
  return [row.time, row.distance, row.pace].filter(text => text !== '').join(' and ');
}

/** A quantity with its unit, as on its button; a dash stands alone. */
function shown(page, quantity) {
  const [digits, unit] = [page.text(`#${quantity} .digits`), page.text(`#${quantity} .unit`) ?? ''];
  return digits === '—' ? digits : digits + (unit === '' || unit.startsWith('/') ? '' : ' ') + unit;
}

/** The number beside a name in the list of readings. */
function reading(page, name) {
  const names = page.texts('.readings dt');
  return page.texts('.readings dd')[names.indexOf(name)];
}

/** A distance without the zeros that end its decimals, as one that was given is shown in another unit. */
function withoutZeros(text) {
  return text.replace(/(\.[0-9]*?)0+ /, '$1 ').replace('. ', ' ');
}
