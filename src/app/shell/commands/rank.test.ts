import { describe, expect, test } from 'vitest';
import { foundRank, rank } from './rank.ts';

const texts = ['Settings', 'Your account, security and data.', 'Account'];

describe('an entry of the palette', () => {
  test.for([
    ['settings', true],
    ['SET', true],
    ['security', true],
    ['account', true],
    ['data account', true],
    ['settings  security', true],
    ['', true],
    ['settings wallet', false],
    ['xyz', false],
  ] as const)('is found by name, description or category: %s', ([words, shown]) => {
    expect(rank(words, { texts }) > 0).toBe(shown);
  });

  test('stands higher when the name begins so, then when the name has it, then by the rest', () => {
    const at = (words: string) => rank(words, { texts });
    expect(at('sett')).toBeGreaterThan(at('tings'));
    expect(at('tings')).toBeGreaterThan(at('security'));
  });

  test('that was gone to lately stands first among its equals, and all stand before what the server found', () => {
    expect(rank('sett', { texts, recent: true })).toBeGreaterThan(rank('sett', { texts }));
    expect(rank('security', { texts })).toBeGreaterThan(foundRank);
    expect(rank('xyz', { texts, recent: true })).toBe(0);
  });
});
