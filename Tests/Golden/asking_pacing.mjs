// Asks a page the golden vectors of splits, swims, predictions, courses and points, and says where what it shows is not what the
// vector says. Each table has a way to type a row into the page, a link that opens it, and what is then compared.

import { give, rowsOf } from './asking.mjs';

export { rowsOf };

/** A field and its text as a link has them. */
function link(page, fields) {
  const escaped = text => encodeURIComponent(text).replaceAll('%20', '+');
  const parts = fields.filter(([, text]) => text !== '').map(([name, text]) => `${name}=${escaped(text)}`);
  return [`pace/${page}`, ...parts].join(';');
}

const tab = (page, name) => page.choose('What to work out', name);

function topic(page, name) {
  tab(page, 'Swim');
  page.choose('What to work out for the pool', name);
}

/** Steps to a second half, in halves of a per cent; false where no step leads there. */
function stepTo(page, text) {
  const [, number, way] = text.match(/^([\d.]+)% (faster|slower)$/) ?? [null, '0', 'faster'];
  const wanted = Number(number) * 2 * (way === 'faster' ? 1 : -1);
  if (!Number.isInteger(wanted)) return false;
  while (page.text('.stepper .value') !== 'even') {
    page.click(`[aria-label="${page.text('.stepper .value').endsWith('slower') ? 'More' : 'Less'}, Second half"]`);
  }
  for (let step = 0; step < Math.abs(wanted); step++) page.click(`[aria-label="${wanted > 0 ? 'More' : 'Less'}, Second half"]`);
  return true;
}

const digits = ['1 s', '0.1 s', '0.01 s', '0.001 s'];
const column = (page, index, of) => page.texts('.outputs .columns tbody td').filter((_, cell) => cell % of === index).join(' ');
const heads = page => page.texts('.outputs .columns tbody th').join(' ');
const figure = (page, name) => page.texts('.readings dd')[page.texts('.readings dt').indexOf(name)];

const splits = {
  link: row => link('splits', [
    ['time', row.time], ['distance', row.distance], ['every', row.every], ['second-half', row.second_half], ['digits', row.digits],
  ]),
  type(page, row) {
    tab(page, 'Splits');
    give(page, 'distance', row.distance);
    give(page, 'time', row.time);
    give(page, 'every', row.every);
    page.choose('Digits of a second', digits[row.digits]);
    return stepTo(page, row.second_half);
  },
  compare(page, row, compare) {
    compare('the distances', heads(page), row.distances);
    compare('the laps', column(page, 0, 2), row.laps);
    compare('the clock', column(page, 1, 2), row.clock);
  },
};

const swim = {
  link: row => link('swim', [['time', row.time], ['distance', row.distance], ['course', row.course], ['per', row.per]]),
  type(page, row) {
    topic(page, 'Hold');
    give(page, 'goal', row.time);
    give(page, 'swim-distance', row.distance);
    // A third of a yard is picked by its name.
    if (row.course.includes('⅓')) pick(page, 'pool', row.course);
    else give(page, 'pool', row.course);
    if (row.per === '') page.choose('Splits every', 'Length');
    else give(page, 'per', row.per);
    return true;
  },
  compare(page, row, compare) {
    compare('the laps', column(page, 0, 2), row.laps);
    compare('the clock', column(page, 1, 2), row.clock);
    for (const unit of ['m', 'yd', 'ft']) {
      page.choose('Unit of the paces', unit);
      for (const count of [25, 50, 100]) {
        compare(`per ${count} ${unit}`, page.text(`#hold-${count}`), row[`hold_${count}${unit}`]);
      }
    }
  },
};

function pick(page, field, words) {
  page.click('#' + field);
  page.pick(words);
  page.press('dialog input', 'Enter');
}

const css = {
  link: row => link('css', row.trials.split(';').map(trial => ['trial', trial])),
  type(page, row) {
    topic(page, 'CSS');
    const trials = row.trials.split(';').map(trial => trial.split('='));
    while (page.texts('.inputs .box').length / 2 > trials.length) page.click('.removal');
    while (page.texts('.inputs .box').length / 2 < trials.length) page.click('.add');
    trials.forEach(([distance, time], index) => {
      give(page, `trial-distance-${index + 1}`, distance);
      give(page, `trial-time-${index + 1}`, time);
    });
    return true;
  },
  compare(page, row, compare) {
    compare('per 100 m', page.text('#answer-value'), row.per_100m);
    compare('per 100 yd', figure(page, 'per 100 yd'), row.per_100yd);
    compare('the speed', figure(page, 'speed'), row.speed + ' m/s');
    compare('the reserve', figure(page, 'D′'), row.reserve + ' m');
  },
};

const predict = {
  link: row => link('predict', [
    ['result', `${row.distance}=${row.time}`], ['for', row.target], ['exponent', row.exponent],
  ]),
  type(page, row) {
    tab(page, 'Predict');
    give(page, 'result-distance-1', row.distance);
    give(page, 'result-time-1', row.time);
    give(page, 'target', row.target);
    const wanted = Number(row.exponent) * 1000;
    if (wanted % 10 !== 0) return false;
    const now = () => Math.round(Number(page.text('.stepper .value')) * 1000);
    while (now() < wanted) page.click('.stepper [aria-label="More, Riegel\'s exponent"]');
    while (now() > wanted) page.click('.stepper [aria-label="Less, Riegel\'s exponent"]');
    return true;
  },
  compare(page, row, compare) {
    const [riegel, daniels, cameron, purdy, apart] = page.texts('.outputs .columns tbody .aimed');
    compare('Riegel', riegel, row.riegel_s);
    compare('Daniels', daniels, row.daniels_s);
    compare('Cameron', cameron, row.cameron_s);
    compare('Purdy', purdy, row.purdy_s);
    compare('apart', apart, row.spread);
    compare('VDOT', figure(page, 'VDOT'), row.vdot);
  },
};

const bands = {
  link: row => link('predict', [['result', `${row.distance}=${row.time}`]]),
  type(page, row) {
    tab(page, 'Predict');
    give(page, 'result-distance-1', row.distance);
    give(page, 'result-time-1', row.time);
    return true;
  },
  compare(page, row, compare) {
    compare('VDOT', figure(page, 'VDOT'), row.vdot);
    const unit = page.text('#result-distance-1 .unit') === 'mi' ? 'mi' : 'km';
    for (const band of ['Easy', 'Marathon', 'Threshold', 'Interval', 'Repetition']) {
      const [slow, fast] = ['slow', 'fast'].map(end => row[`${band.toLowerCase()}_${end}_${unit}`]);
      compare(band, figure(page, band), `${slow} to ${fast}/${unit}`);
    }
  },
};

const fit = {
  link: row => link('predict', row.results.split(';').map(result => ['result', result])),
  type(page, row) {
    tab(page, 'Predict');
    const results = row.results.split(';').map(result => result.split('='));
    while (page.text('.removal') !== null) page.click('.removal');
    results.forEach(([distance, time], index) => {
      if (index > 0) page.click('.add');
      give(page, `result-distance-${index + 1}`, distance);
      give(page, `result-time-${index + 1}`, time);
    });
    return true;
  },
  compare(page, row, compare) {
    compare('the exponent', Number(page.text('.stepper .value')), Number(row.exponent));
  },
};

const convert = {
  link: row => link('convert', [
    ['time', row.time], ['event', row.event], ['from', row.from], ['set', row.set],
  ]),
  type(page, row) {
    const [distance, stroke] = row.event.split(' ');
    topic(page, 'Convert');
    give(page, 'conversion-time', row.time);
    page.choose('Swum in', row.from);
    page.choose('Stroke', { free: 'Free', back: 'Back', breast: 'Breast', fly: 'Fly', IM: 'IM' }[stroke]);
    page.choose('Distance', distance);
    page.choose('Factors', row.set === 'age-group' ? 'Age-group' : 'Flat 2%');
    return true;
  },
  compare(page, row, compare) {
    const courses = page.texts('.outputs .columns tbody th');
    const at = 2 * courses.indexOf(row.to);
    const cells = page.texts('.outputs .columns tbody td');
    compare(`the event in ${row.to}`, cells[at], row.to_event);
    compare(`the time in ${row.to}`, cells[at + 1], row.converted);
  },
};

const points = {
  link: row => link('points', [['base', row.base], ['time', row.time]]),
  type(page, row) {
    topic(page, 'Points');
    page.choose('Work out', 'Points');
    give(page, 'base', row.base);
    give(page, 'points-time', row.time);
    return true;
  },
  compare(page, row, compare) {
    compare('the points', page.text('#answer-value'), row.points);
  },
};

const points_times = {
  link: row => link('points', [['base', row.base], ['points', row.points]]),
  type(page, row) {
    topic(page, 'Points');
    page.choose('Work out', 'Times');
    give(page, 'base', row.base);
    give(page, 'points', row.points);
    return true;
  },
  compare(page, row, compare) {
    if (row.fastest === '') return compare('a reason', page.text('.standing') !== null, true);
    const range = row.fastest === row.slowest ? row.fastest : `${row.fastest} to ${row.slowest}`;
    compare('the times', page.text('#answer-value'), range);
  },
};

const tables = { splits, swim, css, predict, bands, fit, convert, points, points_times };

/** What a page shows otherwise than the rows of a table, a sentence each. Rows that cannot be typed are left to links. */
export function differencesTyped(page, rows, name) {
  return rows.flatMap(row => (tables[name].type(page, row) ? found(page, row, name) : []));
}

/** The same with each row opened by a link, for which `open` gives a page. */
export function differencesLinked(open, rows, name) {
  return rows.flatMap(row => found(open(tables[name].link(row)), row, name));
}

function found(page, row, name) {
  const differences = [];
  const asked = Object.values(row).slice(0, 5).join(', ');
  tables[name].compare(page, row, (what, shown, expected) => {
    if (shown !== expected) differences.push(`${name}: ${asked}: ${what} is ${shown}, not ${expected}`);
  });
  return differences;
}
