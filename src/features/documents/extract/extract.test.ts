import { expect, test } from 'vitest';
import type { ReadPage } from '#kit/documents/read/document.ts';
import { cpuLimit, measureEffort } from '#testing/effort.ts';
import { csvOf } from '#tools/kinds/csv.ts';
import { readByLayout } from './by-layout.ts';
import { readByMeaning, type Said } from './by-meaning.ts';
import { cellOf } from './cell.ts';
import type { GridData, Reading } from './data.ts';
import { countCells, gridText } from './grid-text.ts';
import { gridResults } from './kind.server.ts';
import { tableOf } from './table-of.ts';
import { keyOf, kindOf, valuesIn } from './values.ts';

const rows = [
  ['Item', 'Price'],
  ['Deposit', '1,800.00 EUR'],
];
const pages: ReadPage[] = [
  {
    number: 1,
    blocks: [
      { role: 'running-head', text: 'Tenant: nobody' },
      { role: 'paragraph', text: 'Tenant: Ada Lovelace\nStart date: 1 May 2024\nContact: ada@example.org' },
      { role: 'table', text: rows.map((row) => row.join('\t')).join('\n'), table: { rows, heads: 1 } },
    ],
  },
  {
    number: 2,
    blocks: [
      { role: 'heading', level: 1, text: 'Landlord' },
      { role: 'paragraph', text: 'Babbage Homes Ltd. It owns the house.' },
      { role: 'paragraph', text: 'The rent is 900 euros a month and is due on the first.' },
    ],
  },
];
const layout = (field: string) => {
  const [found] = readByLayout(pages, field, kindOf(field));
  if (!found) return undefined;
  const { page, block, start, end } = found.passage;
  // The place and the value are one and the same.
  expect(pages[page - 1]!.blocks[block]!.text.slice(start, end)).toBe(found.value);
  return found.value;
};
const said = (text: string): Said => ({ page: 3, block: 4, start: 100, end: 100 + text.length, text });
const meaning = (field: string, ...sentences: string[]) =>
  readByMeaning(sentences.map(said), field, kindOf(field))?.value;

test('the first reader looks beside labels, in tables and below headings', () => {
  expect(['Tenant', 'start date', 'Deposit', 'Landlord', 'E-mail', 'Rent'].map(layout)).toEqual([
    'Ada Lovelace',
    '1 May 2024',
    '1,800.00 EUR',
    'Babbage Homes Ltd',
    undefined,
    undefined,
  ]);
  expect(layout('Price')).toBe('1,800.00 EUR');
});

test('the second reader looks for a value of the right kind in what is said', () => {
  expect(meaning('Rent', 'The rent is 900 euros a month since 2019.')).toBe('900 euros');
  expect(meaning('Start date', 'Signed in Leeds, it begins on 1 May 2024.')).toBe('1 May 2024');
  expect(meaning('Tenant', 'The tenant is Ada Lovelace of York.')).toBe('Ada Lovelace of York');
  expect(meaning('E-mail', 'Write to ada@example.org.')).toBe('ada@example.org');
  expect(meaning('Rent', 'Nobody said a word.')).toBeUndefined();
  expect(readByMeaning([said('The rent is 900 euros.')], 'Rent', 'amount')!.passage).toEqual({
    page: 3,
    block: 4,
    start: 112,
    end: 121,
  });
});

test('the same value in another spelling is the same, another is not', () => {
  expect(keyOf('amount', '1,200.50 €')).toBe(keyOf('amount', 'EUR 1200.50'));
  expect(keyOf('amount', '1.200,50')).toBe(keyOf('amount', '1 200.50'));
  expect(keyOf('date', '1 May 2024')).toBe(keyOf('date', '2024-05-01'));
  expect(keyOf('date', '1 May 2024')).not.toBe(keyOf('date', '1 May 2025'));
  expect(keyOf('text', 'Ada  Lovelace.')).toBe(keyOf('text', 'ada lovelace'));
  expect(valuesIn('amount', 'in 2019').map(({ text }) => text)).toEqual([]);
});

const reading = (by: Reading['by'], value: string): Reading => ({
  by,
  value,
  passage: { page: 2, block: 0, start: 0, end: value.length },
  quote: value,
});

test('a cell is sure where two agree, and waits for a person where they do not or only one found anything', () => {
  expect(
    cellOf([reading('layout', '900 €'), reading('meaning', '900 euros')], 'amount', undefined),
  ).toMatchObject({ state: 'agreed', value: '900 €' });
  expect(
    cellOf([reading('layout', '900 €'), reading('meaning', '950 euros')], 'amount', undefined),
  ).toMatchObject({ state: 'differ', value: null });
  expect(cellOf([reading('layout', '900 €')], 'amount', undefined)).toMatchObject({
    state: 'differ',
    value: null,
  });
  expect(cellOf([], 'amount', undefined)).toEqual({ state: 'missing', value: null, readings: [] });
  expect(
    cellOf([reading('layout', '900 €'), reading('meaning', '950 euros')], 'amount', '950'),
  ).toMatchObject({ state: 'decided', value: '950' });
});

const grid: GridData = {
  fields: ['Total', 'Note'],
  rows: [
    {
      document: {
        id: '00000000-0000-4000-8000-000000000001',
        name: '=HYPERLINK("http://evil.example")',
        form: 'pdf',
        isPartial: false,
      },
      cells: [
        { state: 'decided', value: '=1+1', readings: [] },
        { state: 'differ', value: null, readings: [reading('layout', '@SUM(A1)'), reading('meaning', '-2')] },
      ],
    },
  ],
};

test('formulas in documents stay text in CSV and XLSX', async () => {
  const csv = csvOf(tableOf(grid));
  for (const cell of csv.split(/[,\r\n]+/)) expect(cell.replace(/^"/, '')).not.toMatch(/^[=+\-@]/);
  expect(csv).toContain('undecided');
  const xlsx = gridResults.exporters.find(({ format }) => format === 'xlsx')!;
  const bytes = (await xlsx.write({ output: { texts: {}, data: grid } } as never)) as Uint8Array;
  const { read } = await import('@e965/xlsx');
  const sheet = read(bytes).Sheets.Fields!;
  expect(sheet.A2).toMatchObject({ t: 's', v: '=HYPERLINK("http://evil.example")' });
  expect(sheet.B2).toMatchObject({ t: 's', v: '=1+1' });
  expect(Object.values(sheet).every((cell: { f?: string }) => cell.f === undefined)).toBe(true);
  expect(gridText(countCells(grid.rows))).toBe(
    '1 of 2 cells are certain, 0 not found. 1 cell needs your decision.',
  );
});

test('a label that comes again and again is tried a few times only', () => {
  const text = 'Date: mon mon mon\n'.repeat(20_000);
  const effort = measureEffort();
  expect(readByLayout([{ number: 1, blocks: [{ role: 'paragraph', text }] }], 'Date', 'date')).toEqual([]);
  expect(effort()).toBeLessThan(cpuLimit(3000));
});
