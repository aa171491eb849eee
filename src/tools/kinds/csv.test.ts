import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const cell = (value: string) => csvOf({ columns: ['a'], rows: [[value]] }).split('\r\n')[1];

test.for([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  ' =1+1',
  '\u00a0=1+1',
  '\u3000=1+1',
  '\u200b=1+1',
  '\ufeff=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  ' ＝1',
  '\t=1',
])('a spreadsheet takes %j for text', (value) => {
  expect(cell(value)).toBe(`'${value}`);
});

test.for(['1 = 1', 'a-b', ' words', 'me@example.org', '林'])('%j stays as it is', (value) => {
  expect(cell(value)).toBe(value);
});
