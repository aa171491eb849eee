import { describe, expect, test } from 'vitest';
import { assemble, textOf } from '../document/assemble.ts';
import { templates } from '../templates/all.ts';
import { checkText } from './check-text.ts';
import { cutAtMarks } from './cut-at-marks.ts';

const contract = `This agreement is made between Ada Quill (the “Client”) and Bram Oak (the “Provider”).

1. The Work
“Work” means a website. “Deliverable” means a file. The Provider does the Work from 1 March 2026 to 1 February 2026.
The Provider hands over a copy to the Supplier, and tells the Supplier about clause 9.

2. Price
The price is EUR 2,400.00. Half of the price of EUR 2,500 is paid within thirty (20) days, by 03/04/2026 or 31 February 2027.

3. Law
The law of Kenya applies. The Client pays.`;

const titlesIn = (text: string) => checkText(text).findings.map(({ title }) => title);

test('terms, dates, amounts and references that do not fit are found, in the order of the text', () => {
  expect(titlesIn(contract)).toEqual([
    '“Deliverable” is defined but never used',
    'It ends before it begins',
    '“Supplier” is used but not defined',
    'clause 9 is not there',
    'The price is EUR2400 and EUR2500',
    '“thirty” and 20 disagree',
    '03/04/2026 can be read in two ways',
    '31 February 2027 does not exist',
  ]);
});

test('each finding marks its passage', () => {
  for (const { passages, title } of checkText(contract).findings)
    for (const { start, end } of passages) {
      expect(contract.slice(start, end).length, title).toBeGreaterThan(2);
    }
  const [first] = checkText(contract).findings;
  expect(contract.slice(first!.passages[0]!.start, first!.passages[0]!.end)).toContain('“Deliverable” means');
});

test('clauses are found by their usual words, and the others are named as missing', () => {
  const { clauses } = checkText(contract);
  const missing = clauses.filter(({ passage }) => !passage).map(({ title }) => title);
  expect(missing).toContain('Liability');
  expect(missing).not.toContain('Law that applies');
});

test('in another language only dates and amounts are compared, and it says so', () => {
  const german = 'Der Vertrag beginnt am 03/04/2026. Der Auftragnehmer (der “Anbieter”) liefert die Ware.';
  expect(checkText(german)).toMatchObject({ isEnglish: false, clauses: [] });
  expect(titlesIn(german)).toEqual(['03/04/2026 can be read in two ways']);
  expect(checkText('')).toEqual({ findings: [], clauses: [], isEnglish: false });
});

describe.each(templates)('our own text: $title', (template) => {
  test('has nothing to find', () => {
    const made = assemble(template, { template: template.id, country: 'KE', region: '', answers: {} });
    expect(titlesIn(textOf(made))).toEqual([]);
  });
});

test('a text is cut at its marks without losing a letter, also where they overlap', () => {
  const marks = [
    { start: 3, end: 8, finding: 1 },
    { start: 0, end: 5, finding: 0 },
    { start: 1, end: 2, finding: 2 },
  ];
  const pieces = cutAtMarks('0123456789', marks);
  expect(pieces.map(({ words }) => words)).toEqual(['01234', '567', '89']);
  expect(pieces.map(({ finding }) => finding)).toEqual([0, 1, undefined]);
});
