import { expect, test } from 'vitest';
import { invoiceState } from './invoice-words.ts';

test.each([
  [{ status: 'paid', cents: 500, refunded: 0 }, 'Paid'],
  [{ status: 'paid', cents: 500, refunded: 200 }, '$2 of $5 refunded'],
  [{ status: 'paid', cents: 500, refunded: 500 }, 'Refunded'],
  [{ status: 'uncollectible', cents: 900, refunded: 0 }, 'Not paid'],
])('%o is “%s”', (invoice, words) => {
  expect(invoiceState(invoice)).toBe(words);
});
