// Asks a page the golden vectors of plans: their totals, and how their rows follow one; says where what it shows is not what the
// vector says.

import { rowsOf } from './asking.mjs';

export { rowsOf };

const lines = text => text.replaceAll('\\n', '\n');

/** Milliseconds as the totals show them: tenths where there are any, in a pool hundredths or more. */
function time(milliseconds, isPool) {
  const needed = [1000, 100, 10, 1].findIndex(step => milliseconds % step === 0);
  const decimals = isPool ? (needed === 1 ? 2 : needed) : needed === 0 ? 0 : 1;
  const step = 10 ** (3 - decimals);
  const rounded = Math.floor((milliseconds + step / 2) / step) * step;
  const [hours, minutes, seconds] = [rounded / 3_600_000, (rounded / 60_000) % 60, (rounded / 1000) % 60].map(Math.floor);
  const two = number => String(number).padStart(2, '0');
  const fraction = decimals ? '.' + String((rounded % 1000) / step).padStart(decimals, '0') : '';
  if (hours) return `${hours}:${two(minutes)}:${two(seconds)}${fraction}`;
  return minutes || !decimals ? `${minutes}:${two(seconds)}${fraction}` : `${seconds}${fraction}`;
}

/** Micrometres in a unit, rounded half up: kilometres and miles to hundredths, all else to whole ones. */
function distance(micrometres, unit) {
  const [one, decimals] = { km: [1e9, 2], mi: [1_609_344_000, 2], m: [1e6, 0], yd: [914_400, 0], ft: [304_800, 0] }[unit];
  const scale = 10n ** BigInt(decimals);
  const count = (BigInt(micrometres) * scale * 2n + BigInt(one)) / (BigInt(one) * 2n);
  return decimals ? `${count / scale}.${String(count % scale).padStart(decimals, '0')}` : `${count}`;
}

const digits = (page, name) => page.text(`#total-${name} .digits`);

/** What a page shows of the totals of plans.tsv otherwise than its rows say, a sentence each. */
export function planDifferences(page, rows) {
  const differences = [];
  page.click('#room-plan');
  for (const row of rows) {
    page.type('textarea', lines(row.text));
    const compare = (what, found, expected) => {
      if (found !== expected) differences.push(`${row.text}: ${what} is ${found}, not ${expected}`);
    };
    const unit = page.text('#total-distance .unit');
    const shown = (number, isNothing, missing) => (isNothing ? '—' : number) + (missing > 0 && !isNothing ? '+' : '');
    compare('the time', digits(page, 'time'),
      shown(time(Number(row.time_ms), row.text.startsWith('pool:') || row.text.includes('\\npool:')), row.time_ms === '0', Number(row.unknown_times)));
    compare('the distance', digits(page, 'distance'),
      shown(unit ? distance(row.distance_um, unit) : '', row.distance_um === '0', Number(row.unknown_distances)));
    const pace = page.text('#total-pace .unit');
    compare('the pace', pace ? digits(page, 'pace') + (pace.startsWith('/') ? '' : ' ') + pace : digits(page, 'pace'), (row.pace || '—').replace(/\.0(?=\/)/, ''));
    compare('what is read back', page.texts('.mirror .line').map(line => line.replace('\u200B', '')).join('\n'), lines(row.text));
  }
  return differences;
}

const ways = {
  distances: 'Keep distances', times: 'Keep times', paces: 'Keep paces', unlocked: 'Only unlocked rows', repeats: 'Change repeats',
};

/** What a page does to the rows of fits.tsv otherwise than they say, a sentence each. */
export function fitDifferences(page, rows) {
  const differences = [];
  page.click('#room-plan');
  for (const row of rows) {
    page.type('textarea', lines(row.text));
    const quantity = ['time', 'distance', 'pace'].find(name => row[name] !== '');
    page.click(`#total-${quantity}`);
    page.type('dialog .field input', row[quantity]);
    page.press('dialog .field input', 'Enter');
    const option = page.texts('.way-option').find(words => words.startsWith(ways[row.way]));
    // What is edited cannot be kept, so that is not offered; a total that stays as it is asks nothing.
    if (option === undefined || option.includes(row.refused || '\n')) {
      if (!row.refused && row.fitted !== row.text) differences.push(`${row.text} ${row[quantity]}: ${ways[row.way]} is not offered`);
      if (page.text('dialog h2') !== null) page.click('dialog [aria-label="Close"]');
      continue;
    }
    page.choose('How the rows follow', ways[row.way]);
    page.click('dialog .primary');
    if (page.text('dialog h2') !== null) {
      differences.push(`${row.text} ${row[quantity]}, ${ways[row.way]}: refused, as ${option}; not ${row.refused || lines(row.fitted)}`);
      page.click('dialog [aria-label="Close"]');
      continue;
    }
    const found = page.texts('.mirror .line').map(line => line.replace('\u200B', '')).join('\n');
    const expected = row.refused || lines(row.fitted).trimEnd();
    if (found !== expected) differences.push(`${row.text} ${row[quantity]}, ${ways[row.way]}: ${found}, not ${expected}`);
  }
  return differences;
}
