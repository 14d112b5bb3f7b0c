// The core in Node gives the same digits as the golden vectors, typed into the fields of the real screens.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readingDifferences, rowsOf, solvingDifferences } from '../Golden/asking.mjs';
import { differencesLinked, differencesTyped } from '../Golden/asking_pacing.mjs';
import { fitDifferences, planDifferences } from '../Golden/asking_plans.mjs';
import { Page } from './page.mjs';

const wasm = new URL('../../.build/lapwing.wasm', import.meta.url);
const table = name => rowsOf(readFileSync(new URL(`../Golden/${name}.tsv`, import.meta.url), 'utf8'));

test('the core asks its surroundings for nothing', () => {
  assert.deepEqual(WebAssembly.Module.imports(new WebAssembly.Module(readFileSync(wasm))), []);
});

test('two quantities typed in give the third as the vectors have it', () => {
  assert.deepEqual(solvingDifferences(new Page(wasm), table('solve')), []);
});

test('the same work again takes no more memory', () => {
  const page = new Page(wasm);
  const work = () => solvingDifferences(page, table('solve').slice(0, 40));
  // Until as many edits are remembered as ever are.
  for (let round = 0; round < 3; round++) work();
  const { memory } = page;
  for (let round = 0; round < 10; round++) work();
  assert.equal(page.memory, memory);
});

for (const [name, mark] of [['point', '.'], ['comma', ',']]) {
  test(`what is typed is read as the vectors have it, for a person with a decimal ${name}`, () => {
    assert.deepEqual(readingDifferences(new Page(wasm, mark), table('read').filter(row => row.mark === name)), []);
  });
}

for (const name of ['splits', 'swim', 'css', 'predict', 'bands', 'fit', 'convert', 'points', 'points_times']) {
  test(`${name} typed in are answered as the vectors have them`, () => {
    assert.deepEqual(differencesTyped(new Page(wasm), table(name), name), []);
  });

  test(`${name} opened by a link are answered as the vectors have them`, () => {
    assert.deepEqual(differencesLinked(link => new Page(wasm, '.', link), table(name), name), []);
  });
}

test('plans typed as text have the totals that the vectors have', () => {
  assert.deepEqual(planDifferences(new Page(wasm), table('plans')), []);
});

test('the rows of plans follow a total as the vectors have it', () => {
  assert.deepEqual(fitDifferences(new Page(wasm), table('fits')), []);
});
