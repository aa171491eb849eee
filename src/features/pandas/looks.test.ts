import { describe, expect, it } from 'vitest';
import { pandaColors } from '#kit/ui/panda/palette.ts';
import { contrast } from '#kit/ui/contrast.ts';
import { choiceAddress, readChoice } from './choice-in-address.ts';
import { coats, leaves } from '#kit/ui/panda/looks.ts';
import { pandaName } from './fields.ts';
import { lookColors } from '#kit/ui/panda/look-colors.ts';
import { describeLook } from './look-words.ts';

const searchOf = (address: string) => new URL(address, 'http://localhost').searchParams;

describe('a choice in the address', () => {
  it('comes back as it went, name and all', () => {
    const choice = {
      look: { leaf: 'cherry', coat: 'dusk', outfit: 'bell' },
      name: 'Zoë & Søn',
    } as const;
    expect(choiceAddress(choice)).toMatch(/^\/adopt-panda\?/);
    expect(readChoice(searchOf(choiceAddress(choice)))).toEqual(choice);
  });

  it('is a whole choice whatever the address says', () => {
    const usual = { look: { leaf: 'bamboo', coat: 'ink', outfit: 'scarf' }, name: '' };
    expect(readChoice(new URLSearchParams())).toEqual(usual);
    expect(readChoice(new URLSearchParams('leaf=plastic&coat=&outfit=__proto__'))).toEqual(usual);
    expect(readChoice(new URLSearchParams({ name: 'x'.repeat(500) })).name).toHaveLength(24);
  });
});

describe('looks', () => {
  const light = (colors: object, name: string) =>
    /light-dark\((#\w+), (#\w+)\)/.exec((colors as Record<string, string>)[`--panda-${name}`] ?? '');

  it('leave the panda as it is with its own leaf and coat', () => {
    const { coat, leaf } = pandaColors.light;
    const colors = lookColors({ leaf: 'bamboo', coat: 'ink' });
    expect(light(colors, 'coat')?.[1]).toBe(coat);
    expect(light(colors, 'leaf')?.[1]).toBe(leaf);
  });

  it.each(coats.filter((coat) => coat !== 'ink'))(
    'keep the patches of %s dark beside the fur, day and night',
    (coat) => {
      const [, day, night] = light(lookColors({ leaf: 'bamboo', coat }), 'coat')!;
      expect(contrast(day!, '#fffdf7')).toBeGreaterThan(7);
      expect(contrast(night!, '#fffdf7')).toBeGreaterThan(7);
    },
  );

  it('are described in words', () => {
    expect(describeLook({ leaf: 'maple', coat: 'ink', outfit: 'scarf' })).toBe(
      'a panda with a maple leaf, an ink coat and a scarf',
    );
    expect(describeLook({ leaf: 'bamboo', coat: 'dusk', outfit: 'nothing' })).toBe(
      'a panda with a bamboo leaf and a dusk coat',
    );
    expect(leaves).toHaveLength(5);
  });
});

describe('a name', () => {
  it.each(['Mochi', '  Bao Bao ', '团团', "O'Malley", 'R2-D2', 'Dr. Leaf'])('may be %s', (name) => {
    expect(pandaName.parse(name)).toBe(name.trim());
  });

  it.each(['', ' ', '.', '<script>', 'a\nb', 'a\u0000b', '\u200b', 'x'.repeat(25), '🐼'])(
    'may not be %j',
    (name) => {
      expect(pandaName.safeParse(name).success).toBe(false);
    },
  );
});
