import { expect, test } from 'vitest';
import { cpuLimit, measureEffort } from '#testing/effort.ts';
import type { LensWord } from '../data.ts';
import { linesOf } from '../lines.ts';
import { amountsIn } from './amounts.ts';
import { dateIn } from './dates.ts';
import { isWithin } from '../run.server.ts';
import { fieldsOf } from './fields.ts';

/** Words a tenth of the picture wide, a line every hundredth. */
function read(...lines: string[]) {
  const words = lines.flatMap((text, line) =>
    text.split(' ').map((word, at): LensWord => ({
      text: word,
      line,
      confidence: 90,
      x: at / 10,
      y: line / 100,
      width: 0.09,
      height: 0.009,
    })),
  );
  return linesOf(words);
}
const valuesOf = (...lines: string[]) => {
  const { form, fields } = fieldsOf(read(...lines));
  return { form, ...Object.fromEntries(fields.map(({ name, value }) => [name, value])) };
};

test('a receipt yields shop, date, total, tax and currency, not the subtotal', () => {
  expect(
    valuesOf(
      'Corner Shop',
      '12 Mill Lane',
      '14/03/2026 10:42',
      'Tea 4.80',
      'Subtotal £27.20',
      'VAT 20% £5.44',
      'TOTAL £32.64',
      'Cash 40.00',
    ),
  ).toEqual({
    form: 'receipt',
    shop: 'Corner Shop',
    date: '14/03/2026',
    total: '32.64',
    tax: '5.44',
    currency: 'GBP',
  });
  expect(
    valuesOf(
      'BÄCKEREI KRUME',
      'Brot 3,20 A',
      'Kuchen 1.204,50 A',
      'Zwischensumme 1.207,70',
      'SUMME EUR 1.207,70',
      'MwSt 7% 79,01',
      '03.02.2025',
    ),
  ).toEqual({
    form: 'receipt',
    shop: 'BÄCKEREI KRUME',
    date: '03.02.2025',
    total: '1207.70',
    tax: '79.01',
    currency: 'EUR',
  });
  expect(valuesOf('RECEIPT', 'Café Lune', 'Café 2,50', 'Total TTC', '2,50 €')).toMatchObject({
    shop: 'Café Lune',
    total: '2.50',
    currency: 'EUR',
  });
});

test('a field has the box of its own words', () => {
  const { fields } = fieldsOf(read('Shop', 'Tea 4.80', 'TOTAL to pay £32.64'));
  expect(fields.find(({ name }) => name === 'total')).toMatchObject({
    x: 0.3,
    y: 0.02,
    width: expect.closeTo(0.09),
  });
});

test('a card yields name, company, phone, mail, website and address', () => {
  expect(
    valuesOf(
      'Mei Larsen',
      'Garden architect',
      'Quiet Grove Design Ltd',
      '+44 20 7946 0958',
      'mei@quietgrove.example',
      'www.quietgrove.example',
      '8 Orchard Road, Leeds LS1 4DY',
    ),
  ).toEqual({
    form: 'card',
    name: 'Mei Larsen',
    job: 'Garden architect',
    firm: 'Quiet Grove Design Ltd',
    phone: '+44 20 7946 0958',
    mail: 'mei@quietgrove.example',
    web: 'www.quietgrove.example',
    address: '8 Orchard Road, Leeds LS1 4DY',
  });
  expect(
    valuesOf(
      'Dr. Jan von Berg',
      'Tel.: 030 1234567',
      'jan@lindwurm.example',
      'Lindwurm',
      'Hauptstraße 5',
      '10115 Berlin',
    ),
  ).toMatchObject({
    name: 'Dr. Jan von Berg',
    firm: 'Lindwurm',
    phone: '030 1234567',
    address: 'Hauptstraße 5, 10115 Berlin',
  });
});

test('a poem, a price tag and nothing are neither', () => {
  expect(valuesOf('The moon is up', 'and all is still')).toEqual({ form: null });
  expect(valuesOf('Total price 3.20')).toEqual({ form: null });
  expect(fieldsOf([])).toEqual({ form: null, fields: [] });
});

test('amounts and dates are distinguished from other numbers', () => {
  expect(
    amountsIn('1.234,56 and 1,234.56 and 12 345,67 but 1.2.3 10:42 14/03/2026').map(({ value }) => value),
  ).toEqual([1234.56, 1234.56, 12_345.67]);
  expect(
    ['2026-03-14', '14. März 2026', 'March 14th, 2026', '3 Feb 2025'].map(
      (text) => dateIn(`on ${text}.`)?.value,
    ),
  ).toEqual(['2026-03-14', '14. März 2026', 'March 14th, 2026', '3 Feb 2025']);
  expect(['12.345.678', '99/99/2026', 'May be'].map(dateIn)).toEqual([undefined, undefined, undefined]);
});

test.for(['1 ', '1.', 'a@', 'a.', '+49 ', 'www.', 'total 1,11 ', '(1'])(
  'a line of a hundred thousand letters of %j is read at once',
  (piece) => {
    const effort = measureEffort();
    const long = piece.repeat(100_000 / piece.length);
    fieldsOf(read(long, 'Total 3.20', 'x 1.10'));
    fieldsOf(
      read(long, ...Array.from({ length: 12 }, () => piece.repeat(200 / piece.length).trim()), 'a@b.example'),
    );
    expect(effort()).toBeLessThan(cpuLimit(2500));
  },
);

test('a card yields the job title beside the name and the company', () => {
  expect(
    valuesOf('Nora Blum', 'Senior Tax Adviser', 'Hollis Partners', 'nora@hollis.example', '+44 20 7946 0958'),
  ).toMatchObject({ form: 'card', name: 'Nora Blum', job: 'Senior Tax Adviser', firm: 'Hollis Partners' });
});

test('what is guessed in the squares of a code is no word', () => {
  const code = { x: 0.2, y: 0.2, width: 0.4, height: 0.4 };
  expect(isWithin({ x: 0.3, y: 0.3, width: 0.1, height: 0.05 }, [code])).toBe(true);
  expect(isWithin({ x: 0.3, y: 0.62, width: 0.1, height: 0.05 }, [code])).toBe(false);
});
