import { expect, test } from 'vitest';
import { addressedTo, addressIn, inviteIn } from './fields.ts';

test('a link says for whom it was written, and nothing else is filled in', () => {
  expect(addressIn(addressedTo('dora+x@example.org'))).toBe('dora+x@example.org');
  for (const hash of ['', '#for=', '#for=%', '#for=no address', '#other=dora@example.org'])
    expect(addressIn(hash)).toBe('');
});

test('an invite is found in the address that someone was on the way to', () => {
  const secret = 'abcdefghijklmnop-_12';
  expect(inviteIn(`/business/my-businesses?invite=${secret}`)).toBe(secret);
  expect(inviteIn(`/business/my-businesses?a=b&invite=${secret}#x`)).toBe(secret);
  expect(inviteIn(`/settings?invite=${secret}`)).toBeUndefined();
  expect(inviteIn('/business/my-businesses?invite=short')).toBeUndefined();
});
