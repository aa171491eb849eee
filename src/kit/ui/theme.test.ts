import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, linearRgb } from './contrast.ts';
import { pandaColors } from './panda/palette.ts';

const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8');

type Tokens = Record<string, string>;
const themes = ['light', 'dark'] as const;
const brands = ['main', 'inbox', 'email', 'voice2email', 'frenlyemail', 'list'] as const;

const fields = ['paper', 'surface', 'sunken', 'leaf', 'blush', 'sky', 'honey', 'bamboo-soft'];
const texts = ['ink', 'muted', 'bamboo', 'bamboo-deep', 'danger'];
const strong = [
  ['on-bamboo', 'bamboo'],
  ['on-bamboo', 'bamboo-deep'],
  ['on-danger', 'danger'],
  ['paper', 'ink'],
] as const;

function declared(block: string, theme: (typeof themes)[number]): Tokens {
  const tokens: Tokens = {};
  for (const [, name, light, dark] of block.matchAll(/--([\w-]+): light-dark\((.+), ((?:oklch|#).+)\);/g)) {
    tokens[name!] = (theme === 'light' ? light : dark)!;
  }
  return tokens;
}

function blockAfter(selector: string) {
  const start = css.indexOf(selector);
  expect(start, selector).toBeGreaterThan(-1);
  return css.slice(start, css.indexOf('\n}', start));
}

function tokensOf(brand: (typeof brands)[number], theme: (typeof themes)[number]): Tokens {
  const base = declared(blockAfter(':root,\n[data-theme] {'), theme);
  return brand === 'main'
    ? base
    : { ...base, ...declared(blockAfter(`:root[data-brand='${brand}']`), theme) };
}

const everyLook = brands.flatMap((brand) => themes.map((theme) => [brand, theme] as const));

describe.each(everyLook)('%s in %s', (brand, theme) => {
  const tokens = tokensOf(brand, theme);

  function tooWeak(pairs: readonly (readonly [front: string, back: string])[], least: number) {
    return pairs
      .map(([front, back]) => ({
        pair: `${front} on ${back}`,
        ratio: contrast(tokens[front]!, tokens[back]!),
      }))
      .filter(({ ratio }) => !(ratio >= least));
  }

  it('has every text readable on every field', () => {
    expect(
      tooWeak(
        texts.flatMap((text) => fields.map((field) => [text, field] as const)),
        4.5,
      ),
    ).toEqual([]);
  });

  it('has the labels of strong fields readable', () => {
    expect(tooWeak(strong, 4.5)).toEqual([]);
  });

  it('has a focus ring that stands out on every field', () => {
    expect(
      tooWeak(
        fields.map((field) => ['focus', field] as const),
        3,
      ),
    ).toEqual([]);
  });

  it('has control edges that stand out where controls stand', () => {
    expect(
      tooWeak(
        [
          ['edge', 'paper'],
          ['edge', 'surface'],
          ['edge', 'sunken'],
        ],
        3,
      ),
    ).toEqual([]);
  });

  it('uses colours every screen shows, so that what is measured is what is seen', () => {
    const opaque = Object.entries(tokens).filter(([, color]) => !color.includes('/'));
    for (const [name, color] of opaque) {
      for (const part of linearRgb(color)) {
        expect(part, `${name} ${color}`).toBeGreaterThan(-0.004);
        expect(part, `${name} ${color}`).toBeLessThan(1.004);
      }
    }
  });
});

describe('the token file', () => {
  it('gives each class a token that exists', () => {
    const tokens = tokensOf('main', 'light');
    const used = [...css.matchAll(/--color-[\w-]+: var\(--([\w-]+)\)/g)].map((match) => match[1]!);
    expect(used.length).toBeGreaterThan(15);
    for (const name of used) expect(tokens).toHaveProperty([name]);
  });

  it('has no text under 14 px and reads at 16', () => {
    const sizes = [...css.matchAll(/--text-(\w+): (?:clamp\()?([\d.]+)rem/g)];
    expect(sizes.length).toBeGreaterThan(5);
    for (const [, name, rem] of sizes) expect(Number(rem) * 16, name).toBeGreaterThanOrEqual(14);
    expect(css).toContain('--text-base: 1rem;');
  });

  it.each(themes)('and the palette of the standalone panda agree in %s', (theme) => {
    const tokens = tokensOf('main', theme);
    const panda = Object.entries(tokens).filter(([name]) => name.startsWith('panda-'));
    expect(Object.fromEntries(panda.map(([name, color]) => [name.slice('panda-'.length), color]))).toEqual(
      pandaColors[theme],
    );
  });
});

describe('contrast', () => {
  it('is 21 between black and white, however they are written', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 2);
  });

  it('knows the grey that just passes on white', () => {
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});
