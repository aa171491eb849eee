import { expect, test } from 'vitest';
import { searchFields } from './fields.ts';
import { askedIn, problemsOf, type AskedInAddress } from './search-address.ts';

const asked = (more: Partial<AskedInAddress>): AskedInAddress => ({ q: 'panda', filter: 'web', ...more });

test.each([
  asked({}),
  asked({ q: '' }),
  asked({ q: '  \n' }),
  asked({ q: 'a' }),
  asked({ q: '?!' }),
  asked({ q: '竹' }),
  asked({ q: 'x'.repeat(2000) }),
  asked({ q: 'x'.repeat(2001) }),
  asked({ from: '2024-05-01', to: '2024-05-31' }),
  asked({ from: '2024-05-31', to: '2024-05-01' }),
])('the page says of %j what the schema says', (given) => {
  const issues = searchFields.safeParse(given).error?.issues ?? [];
  expect(problemsOf(given)).toEqual(
    Object.fromEntries(issues.map(({ path, message }) => [path[0], message])),
  );
});

test.each(['2024-02-31', '2023-02-29', '2024-13-01', '2024-5-1', 'yesterday', ''])(
  'the day %j in an address is as if it were not there',
  (from) => {
    expect(askedIn(new URLSearchParams({ q: 'panda', from }))).toEqual({ q: 'panda', filter: 'web' });
  },
);

test('a day in an address counts', () => {
  const params = new URLSearchParams({ q: 'panda', from: '2024-02-29' });
  expect(askedIn(params)).toMatchObject({ from: '2024-02-29' });
});
