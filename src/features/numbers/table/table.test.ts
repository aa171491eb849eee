import { describe, expect, test } from 'vitest';
import { profileOf } from './profile.ts';
import { readDate } from './read-date.ts';
import { readNumber } from './read-number.ts';
import { readTable } from './read-table.ts';
import { typedTable } from './typed-table.ts';

const open = (text: string, settings = {}) => typedTable(readTable(text), settings);
const types = (text: string) => open(text).columns.map(({ type }) => type);

describe('tables of many forms come to the same', () => {
  const same = {
    names: ['Name', 'Count'],
    rows: [
      ['Ann', '1'],
      ['Ben; Co', '2'],
    ],
  };
  test.each([
    ['commas', 'Name,Count\nAnn,1\nBen; Co,2'],
    ['semicolons and quotes', '"Name";"Count"\r\n"Ann";1\r\n"Ben; Co";2\r\n'],
    ['tabs', 'Name\tCount\nAnn\t1\nBen; Co\t2'],
    ['a separator that is said first', 'sep=;\nName;Count\nAnn;1\n"Ben; Co";2'],
    ['a mark at the beginning', '\ufeffName,Count\nAnn,1\nBen; Co,2'],
    ['JSON', '[{"Name":"Ann","Count":1},{"Name":"Ben; Co","Count":2}]'],
    ['JSON lines', '{"Name":"Ann","Count":1}\n{"Name":"Ben; Co","Count":2}'],
    ['JSON in an answer', '{"total":2,"items":[{"Name":"Ann","Count":1},{"Name":"Ben; Co","Count":2}]}'],
    ['Markdown', '| Name | Count |\n|---|---:|\n| Ann | 1 |\n| Ben; Co | 2 |'],
  ])('%s', (_, text) => {
    const { names, rows } = readTable(text);
    expect({ names, rows }).toEqual(same);
  });

  test('names that come twice or are empty get names of their own', () => {
    expect(readTable('A,a,\n1,2,3').names).toEqual(['A', 'a 2', 'Column 3']);
  });

  test('a report’s title above the table is no header', () => {
    expect(readTable('Report of May,,\nA,B,C\n1,2,3\n4,5,6').names).toEqual(['A', 'B', 'C']);
  });
});

test.each([
  ['1,234.50', '.', 1234.5],
  ['1.234,50 €', ',', 1234.5],
  ['$1 200', '.', 1200],
  ['(12.5)', '.', -12.5],
  ['−3', '.', -3],
  ['12%', '.', 12],
  ['1,2,3', '.', null],
  ['12 apples', '.', null],
] as const)('%s is %s %s', (cell, decimal, number) => {
  expect(readNumber(cell, decimal)).toBe(number);
});

test.each([
  ['2025-03-01', true, '2025-03-01'],
  ['2025-03-01T14:30:00Z', true, '2025-03-01T14:30'],
  ['01.03.2025', false, '2025-03-01'],
  ['3/1/2025', false, '2025-03-01'],
  ['3/1/2025', true, '2025-01-03'],
  ['1 March 2025', true, '2025-03-01'],
  ['Mar 1, 2025', true, '2025-03-01'],
  ['1/3/25 2:05 pm', true, '2025-03-01T14:05'],
  ['31.02.2025', true, null],
  ['12345678', true, null],
] as const)('%s, day first %s, is %s', (cell, dayFirst, date) => {
  expect(readDate(cell, dayFirst)).toBe(date);
});

test('types are found with their reason, and codes stay codes', () => {
  expect(types('n,d,b,t,c\n1,2025-01-02,yes,tea,0042\n2,2025-01-03,no,mug,0043')).toEqual([
    'number',
    'date',
    'yes-no',
    'text',
    'text',
  ]);
  expect(open('c\n0042\n0043').columns[0]!.reason).toContain('begin with 0');
});

test('cells of another type are shown, and one click reads the column as text', () => {
  const cells = Array.from({ length: 19 }, (_, at) => at);
  const text = `n\n${cells.join('\n')}\nmany`;
  const [profile] = profileOf(open(text));
  expect(profile).toMatchObject({
    type: 'number',
    fixes: [{ problem: expect.stringContaining('“many”'), setting: { type: 'text' } }],
  });
  expect(profileOf(open(text, { n: profile!.fixes[0]!.setting }))[0]!.type).toBe('text');
});

test('what can be read in two ways says so, and the other way is one click away', () => {
  const [number] = profileOf(open('n;x\n1.204;a\n1.377;b'));
  expect(number!.fixes[0]).toMatchObject({ setting: { decimal: ',' } });
  expect(profileOf(open('n;x\n1.204;a\n1.377;b', { n: { decimal: ',' } }))[0]).toMatchObject({
    most: 1377,
    fixes: [],
  });
  expect(profileOf(open('d\n03/04/2025\n05/06/2025'))[0]!.fixes[0]!.setting).toEqual({ dayFirst: false });
  expect(profileOf(open('d\n13/04/2025\n05/06/2025'))[0]!.fixes).toEqual([]);
});

test('spellings that differ in case are one after a click', () => {
  const [region] = profileOf(open('r,x\nNorth,1\nnorth ,2\nNorth,3'));
  expect(region!.fixes[0]!.setting).toEqual({ isTidied: true });
  expect(profileOf(open('r,x\nNorth,1\nNORTH,2\nNorth,3', { r: { isTidied: true } }))[0]).toMatchObject({
    distinct: 1,
  });
});

test('outliers, gaps and keys are told', () => {
  const rows = Array.from({ length: 20 }, (_, at) => `K${at},${10 + (at % 4)}`);
  const [key, value] = profileOf(open(`id,v\n${rows.join('\n')}\nK20,9000\nK21,`));
  expect(key!.isKey).toBe(true);
  expect(value).toMatchObject({ missing: 1, outliers: { count: 1, examples: [9000] } });
});

test('cells that say they are empty are told', () => {
  const [column] = open('c\n1\nn/a\n2\nN/A\n').columns;
  expect(column!.reason).toBe('All 2 cells are numbers. 2 cells with “n/a” count as empty.');
});
