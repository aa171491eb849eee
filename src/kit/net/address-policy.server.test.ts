import { BlockList } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publicAddress } from './address-policy.server.ts';
import { checkUrl } from './url-policy.server.ts';

// Written out apart from the code under test, so that the two can disagree.
const refusedIPv4 = words(`
  0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15 198.51.100.0/24
  203.0.113.0/24 224.0.0.0/4 240.0.0.0/4 168.63.129.16/32`);
const refusedIPv6 = words(`
  ::/3 2001::/23 2001:db8::/32 2002::/16 2620:4f:8000::/48 3fff::/20 4000::/2 8000::/1`);

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** A list for each family: a mixed one would take every IPv4 address for part of ::/3. */
function listOf(ranges: string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network, prefix] = range.split('/');
    list.addSubnet(network!, Number(prefix), family);
  }
  return list;
}
const listIPv4 = listOf(refusedIPv4, 'ipv4');
const listIPv6 = listOf(refusedIPv6, 'ipv6');

type Bytes = [number, number, number, number];
const dotted = (bytes: readonly number[]) => bytes.join('.');
const asNumber = ([a, b, c, d]: Bytes) => ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
const asHexPair = ([a, b, c, d]: Bytes) => `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;

const byte = fc.nat({ max: 255 });
const anyIPv4: fc.Arbitrary<Bytes> = fc.tuple(byte, byte, byte, byte);
/** An address inside one of the refused ranges: the network's own bits, then random ones. */
const insideIPv4: fc.Arbitrary<Bytes> = fc
  .tuple(fc.constantFrom(...refusedIPv4), anyIPv4)
  .map(([range, random]) => {
    const [network, prefix] = range.split('/');
    const mask = asNumber([255, 255, 255, 255]) - (2 ** (32 - Number(prefix)) - 1);
    const value =
      ((asNumber(network!.split('.').map(Number) as Bytes) & mask) | (asNumber(random) & ~mask)) >>> 0;
    return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
  });
const anyIPv6 = fc.array(fc.nat({ max: 0xffff }), { minLength: 8, maxLength: 8 });

const ipv4Spellings: ((bytes: Bytes) => string)[] = [
  dotted,
  (bytes) => `${asNumber(bytes)}`,
  (bytes) => `0x${asNumber(bytes).toString(16)}`,
  (bytes) => `0${asNumber(bytes).toString(8)}`,
  (bytes) => bytes.map((part) => `0x${part.toString(16).toUpperCase()}`).join('.'),
  (bytes) => bytes.map((part) => `0${part.toString(8)}`).join('.'),
  ([a, b, c, d]) => `${a}.${((b << 16) | (c << 8) | d) >>> 0}`,
  ([a, b, c, d]) => `${a}.${b}.0x${((c << 8) | d).toString(16)}`,
];
const wrappings: ((bytes: Bytes) => string)[] = [
  (bytes) => `::ffff:${dotted(bytes)}`,
  (bytes) => `::ffff:${asHexPair(bytes)}`,
  (bytes) => `::FFFF:${asHexPair(bytes).toUpperCase()}`,
  (bytes) => `0:0:0:0:0:ffff:${asHexPair(bytes)}`,
  (bytes) => `::${dotted(bytes)}`,
  (bytes) => `::${asHexPair(bytes)}`,
  (bytes) => `::ffff:0:${dotted(bytes)}`,
  (bytes) => `64:ff9b::${dotted(bytes)}`,
  (bytes) => `64:ff9b::${asHexPair(bytes)}`,
  (bytes) => `64:ff9b:1::${asHexPair(bytes)}`,
  (bytes) => `2002:${asHexPair(bytes)}::1`,
  (bytes) => `2001:0:${asHexPair(bytes)}::1`,
];

describe('publicAddress', () => {
  it.each(words('1.1.1.1 8.8.8.8 93.184.216.34 172.15.255.255 172.32.0.0 100.63.255.255 223.255.255.255'))(
    'lets %s through unchanged',
    (address) => expect(publicAddress(address)).toBe(address),
  );

  it.each([
    ['2606:4700:4700:0:0:0:0:1111', '2606:4700:4700::1111'],
    ['2A00:1450:4001:81B::200E', '2a00:1450:4001:81b::200e'],
    ['0x08.010.8.8', '8.8.8.8'],
    ['134744072', '8.8.8.8'],
  ])('answers %s with its canonical spelling %s', (given, canonical) =>
    expect(publicAddress(given)).toBe(canonical),
  );

  it.each([
    '',
    ' ',
    '8.8.8.8 ',
    '8.8.8.8\n',
    '8.8.8.8\0',
    '8.8.8.8/8',
    '1.2.3.4.5',
    '256.0.0.1',
    '4294967296',
  ])('refuses %j, which is no address', (text) => expect(publicAddress(text)).toBeUndefined());
  it.each(
    words('localhost example.com 1::2::3 ::: [2606:4700::1] 2606:4700::1%1 2606:4700::1%eth0 fe80::1%lo'),
  )('refuses %s, which is no plain address', (text) => expect(publicAddress(text)).toBeUndefined());

  it.each(
    words(`169.254.169.254 169.254.170.2 168.63.129.16 100.100.100.200 192.0.0.192
      fd00:ec2::254 fd20:ce::254 fe80::a9fe:a9fe`),
  )("refuses %s, a cloud's metadata service", (address) => expect(publicAddress(address)).toBeUndefined());

  it('agrees with an independent list on every IPv4 address', () => {
    fc.assert(
      fc.property(fc.oneof(anyIPv4, insideIPv4), (bytes) => {
        const address = dotted(bytes);
        expect(publicAddress(address)).toBe(listIPv4.check(address, 'ipv4') ? undefined : address);
      }),
      { numRuns: 2000 },
    );
  });

  it('agrees with an independent list on every IPv6 address', () => {
    const starts = words(
      '0 64:ff9b 100 2001:0 2001:1ff 2001:db8 2002 2620:4f:8000 3fff:fff 3fff:1000 fc00 fe80 ff02',
    );
    const nearby = fc.tuple(fc.constantFrom(...starts), anyIPv6).map(([start, parts]) => {
      const first = start.split(':').map((part) => parseInt(part, 16));
      return [...first, ...parts.slice(first.length)];
    });
    fc.assert(
      fc.property(fc.oneof(anyIPv6, nearby), (parts) => {
        const address = parts.map((part) => part.toString(16)).join(':');
        expect(publicAddress(address) === undefined).toBe(listIPv6.check(address, 'ipv6'));
      }),
      { numRuns: 2000 },
    );
  });

  it('refuses an inside IPv4 address in any spelling, as an address and in a URL', () => {
    fc.assert(
      fc.property(insideIPv4, fc.constantFrom(...ipv4Spellings), (bytes, spell) => {
        const spelling = spell(bytes);
        expect(publicAddress(spelling)).toBeUndefined();
        expect(() => checkUrl(`http://${spelling}/`)).toThrow(
          expect.objectContaining({ code: 'url_blocked' }),
        );
      }),
      { numRuns: 2000 },
    );
  });

  it('refuses every IPv6 form that wraps an IPv4 address, whatever is inside', () => {
    fc.assert(
      fc.property(fc.oneof(insideIPv4, anyIPv4), fc.constantFrom(...wrappings), (bytes, wrap) => {
        const spelling = wrap(bytes);
        expect(publicAddress(spelling)).toBeUndefined();
        expect(() => checkUrl(`http://[${spelling}]/`)).toThrow(
          expect.objectContaining({ code: 'url_blocked' }),
        );
      }),
      { numRuns: 2000 },
    );
  });
});
