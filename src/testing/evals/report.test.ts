import fs from 'node:fs';
import { expect, test } from 'vitest';
import { figuresIn, findEvals, qualityFile, replaceFigures, toMarkdown, type Measured } from './report.ts';

test('figures become a table, with a column for each and a blank where a set has none', () => {
  const about = { size: 2, use: 'kept aside' } as const;
  const sets: Measured[] = [
    { name: 'one', ...about, figures: { right: '2 of 2' } },
    { name: 'two', ...about, figures: { wrong: '1' } },
  ];
  expect(toMarkdown('Sums', sets).split('\n')).toEqual([
    '### Sums',
    '',
    '| set | cases | use | right | wrong |',
    '| --- | --- | --- | --- | --- |',
    '| one | 2 | kept aside | 2 of 2 |  |',
    '| two | 2 | kept aside |  | 1 |',
  ]);
});

test('only what is between the markers is replaced', () => {
  const text = 'Before\n<!-- evals:start -->\nold\n<!-- evals:end -->\nafter\n';
  const replaced = replaceFigures(text, 'new');
  expect(replaced).toBe('Before\n<!-- evals:start -->\n\nnew\n\n<!-- evals:end -->\nafter\n');
  expect(replaceFigures(replaced, 'new')).toBe(replaced);
  expect(() => replaceFigures('no markers', 'new')).toThrow('evals:start');
});

test('docs/quality.md has every set with its size and its use, and no others', async () => {
  const rows = figuresIn(fs.readFileSync(qualityFile, 'utf8'))
    .split('\n')
    .filter((line) => /^\| (?!set |---)/.test(line))
    .map((line) => line.split(' | ').slice(0, 3).join(' | '));
  const evals = await findEvals();
  await Promise.all(evals.map(({ close }) => close?.()));
  const sets = evals.flatMap((one) => one.sets);
  expect(sets.length).toBeGreaterThan(20);
  expect(rows).toEqual(sets.map(({ name, size, use }) => `| ${name} | ${size} | ${use}`));
});
