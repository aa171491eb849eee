import { expect, test } from 'vitest';
import { askIn } from '../analyse/asks.ts';
import { mentionsIn } from '../analyse/mentions.server.ts';
import { statementsIn, type Statement } from '../analyse/statements.ts';
import { firstSet } from '../asked/first-set.testing.ts';
import { readFile } from '../asked/measure.testing.ts';
import { makeOverview } from './make-overview.server.ts';

const overviewOf = async (name: string) =>
  makeOverview(await readFile(firstSet.find((file) => file.name === name)!), async () => undefined);
const said = (text: string, role: Statement['role'] = 'paragraph'): Statement => ({
  page: 1,
  block: 0,
  start: 0,
  end: text.length,
  role,
  text,
  said: text,
  under: '',
});
const named = (text: string) =>
  mentionsIn(said(text), new Date('2026-01-01')).map((one) => `${one.kind}: ${one.text}`);

test('tables are summarised in sentences, with the sums of their figures', async () => {
  const csv = await overviewOf('orders.csv');
  expect(csv.summary.map(({ text }) => text)).toEqual([
    'A table of 7 rows with Order, Date, Customer, Country, Product, Quantity, Paid (EUR).',
  ]);
  const points = csv.keyPoints.map(({ text }) => text);
  expect(points).toContain('Date: from 2025-01-14 to 2025-04-22.');
  expect(points).toContain('Paid (EUR): 3,508.5 in all, from 85.00 (Lumen Studio) to 1,220.00 (Osterhaus).');
  const xlsx = await overviewOf('festival-budget.xlsx');
  expect(xlsx.summary.map(({ text }) => text)).toEqual([
    'Budget: 6 rows with Item, Category, Planned, Spent.',
    'Helpers: 3 rows with Name, Shift, Phone.',
  ]);
});

test('names are not glued over cells, and every currency is one', async () => {
  const rows = [['Noor Haddad', 'Friday', 'Lindenau Bank']];
  const block = { role: 'table' as const, text: rows[0]!.join('\t'), table: { rows, heads: 0 } };
  const [row] = statementsIn({ number: 1, blocks: [block] }, { text: '' }, 'x');
  const found = mentionsIn(row!, new Date('2026-01-01'));
  expect(found.map(({ text }) => text)).toEqual(['Noor Haddad', 'Friday', 'Lindenau Bank']);
  for (const { text, start, end } of found) expect(row!.text.slice(start, end)).toBe(text);
  expect(named('The society holds NOK 412 million.')).toEqual(['amounts: NOK 412 million']);
});

test('amounts are found whole, however their thousands are written', () => {
  const amounts = (text: string) => named(text).filter((one) => one.startsWith('amounts: '));
  expect(amounts('The fee is EUR 1.250,00 a month, the deposit $2,500.50 and the late fee 75,50 €.')).toEqual(
    ['amounts: EUR 1.250,00', 'amounts: $2,500.50', 'amounts: 75,50 €'],
  );
  expect(amounts('Rent is 1 250,00 EUR, heating CHF 1’200.00 and parking 1.200 US dollars.')).toEqual([
    'amounts: 1 250,00 EUR',
    'amounts: CHF 1’200.00',
    'amounts: 1.200 US dollars',
  ]);
  expect(amounts('See clause 2 EUR 500 and item 3 €40.')).toEqual(['amounts: EUR 500', 'amounts: €40']);
});

test('numbers of things and verbs are no days', () => {
  expect(named('See invoice INV/2025/0417 and sort code 20-45-12.')).toEqual([]);
  expect(named('Either of them may end it.')).toEqual([]);
  expect(named('It ends on 3 May 2025.')).toEqual(['dates: 3 May 2025']);
});

test('labels, cells and what is over are asked of nobody', () => {
  const asked = (text: string, role?: Statement['role']) => {
    const one = said(text, role);
    return askIn(one, mentionsIn(one, new Date('2026-01-01'))) !== undefined;
  };
  expect(asked('Name: Piet Janssen')).toBe(false);
  expect(asked('Register the goods', 'table')).toBe(false);
  expect(asked('The bridge was finished by 3 May 2024.')).toBe(false);
  expect(asked('Please send the form by 3 May 2026.')).toBe(true);
  expect(asked('Send the form by 3 May 2026.')).toBe(true);
});
