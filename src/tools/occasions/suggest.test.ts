import { expect, test } from 'vitest';
import { prefill } from './prefill.ts';
import { suggestOccasions } from './suggest.ts';

test('free text gets three occasions at most, and nonsense none', () => {
  const ids = (text: string) => suggestOccasions(text).map(({ id }) => id);
  expect(ids('my heating is broken and the landlord does nothing')[0]).toBe('repair');
  expect(ids('I want my money back for the concert')).toContain('refund');
  expect(ids('thank you for the present')).toHaveLength(3);
  expect(ids('')).toEqual([]);
  expect(ids('qwrtz plmk')).toEqual([]);
});

test('the only amount fills the only field for one; several fill none', () => {
  expect(prefill('refund', 'I paid 89 euros')).toEqual({ amount: '89 euros' });
  expect(prefill('refund', 'I paid 89 euros, not 98 euros')).toEqual({});
  expect(prefill('wrong-bill', 'I paid 89 euros')).toEqual({});
});
