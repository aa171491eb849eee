import { expect, test } from 'vitest';
import { normalAddress } from './normal-address.ts';

test.each([
  ['Ada@Example.org', 'ada@example.org'],
  [' ada+again@example.org ', 'ada@example.org'],
  ['a.d.a+2@googlemail.com', 'ada@gmail.com'],
  ['a.d.a@example.org', 'a.d.a@example.org'],
])('%s is the mailbox %s', (typed, mailbox) => {
  expect(normalAddress(typed)).toBe(mailbox);
});
