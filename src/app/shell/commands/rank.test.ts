import { describe, expect, test } from 'vitest';
import { foundRank, inOrderOf, rank } from './rank.ts';

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

  test('the very name stands before one that only begins so, however lately that was gone to', () => {
    const named = rank('search', { texts: ['Search', 'Answers from the web'] });
    expect(named).toBeGreaterThan(rank('search', { texts: ['Search with sources', ''], recent: true }));
    const places = [
      { name: 'Home', about: 'ask, search and make', recent: true },
      { name: 'Search', about: 'Answers', recent: false },
    ];
    const found = inOrderOf('search', places, ({ name, about, recent }) => ({
      texts: [name, about],
      recent,
    }));
    expect(found.map(({ entry }) => entry.name)).toEqual(['Search', 'Home']);
  });
});
