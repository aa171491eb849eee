import { expect, test } from 'vitest';
import { clientAddress, limitKey, parseRanges } from './address.server.ts';

const proxies = parseRanges(['10.0.0.0/8', '::1']);

test('an untrusted X-Forwarded-For is ignored', () => {
  expect(clientAddress('203.0.113.9', '1.2.3.4', [])).toBe('203.0.113.9');
  expect(clientAddress('203.0.113.9', '1.2.3.4', proxies)).toBe('203.0.113.9');
});

test('a trusted proxy is believed, as far as trusted proxies go and no further', () => {
  expect(clientAddress('10.1.1.1', '1.2.3.4', proxies)).toBe('1.2.3.4');
  expect(clientAddress('10.1.1.1', '6.6.6.6, 1.2.3.4, 10.2.2.2', proxies)).toBe('1.2.3.4');
  expect(clientAddress('::ffff:10.1.1.1', '1.2.3.4', proxies)).toBe('1.2.3.4');
});

test('nonsense in the header stops the walk', () => {
  expect(clientAddress('10.1.1.1', '1.2.3.4, <script>', proxies)).toBe('10.1.1.1');
});

test('an IPv6 network of one household counts as one address, an IPv4 address as itself', () => {
  expect(limitKey('2001:db8:1:2:aaaa::1')).toBe(limitKey('2001:db8:1:2:bbbb::2'));
  expect(limitKey('2001:db8:1:2::1')).not.toBe(limitKey('2001:db8:1:3::1'));
  expect(limitKey('::ffff:192.0.2.1')).toBe('192.0.2.1');
});
