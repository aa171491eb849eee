import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brands } from '#app/brands.ts';
import { linearRgb } from '#kit/ui/contrast.ts';
import { brandLogos } from './brand-logos.ts';
import { letterOutlines } from './letter-outlines.ts';
import { inkColors, logoSvg, markSvg } from './logo-svg.ts';

const themes = ['light', 'dark'] as const;
const css = readFileSync(new URL('../../kit/ui/theme.css', import.meta.url), 'utf8');

it('shows exactly the brands there are, under their names', () => {
  expect(brandLogos.map(({ id, name }) => [id, name])).toEqual(
    Object.values(brands).map(({ id, name }) => [id, name]),
  );
});

it('writes the name in the ink of the pages', () => {
  const [, light, dark] = /--ink: light-dark\((.+), (oklch.+)\);/.exec(css)!;
  for (const [theme, token] of [
    ['light', light!],
    ['dark', dark!],
  ] as const) {
    const written = linearRgb(inkColors[theme]);
    linearRgb(token).forEach((part, index) => expect(written[index]).toBeCloseTo(part, 2));
  }
});

describe.each(brandLogos)('$name', (brand) => {
  it('has an outline and a place for every letter', () => {
    expect(brand.places).toHaveLength(brand.name.length + 1);
    expect(brand.places).toEqual(brand.places.toSorted((a, b) => a - b));
    for (const letter of brand.name.replaceAll(' ', ''))
      expect(letterOutlines[letter], letter).toMatch(/^M.+Z$/);
  });

  it.each(themes)('is a file that needs nothing else, in %s', (theme) => {
    const file = logoSvg(brand, theme);
    expect(file.match(/<path transform="translate\([\d.]+\)" d="M/g)).toHaveLength(
      brand.name.replaceAll(' ', '').length,
    );
    expect(file).toContain(`<title>${brand.name}</title>`);
    expect(file).not.toMatch(/undefined|NaN|var\(|font-family|href/);
    expect(file.match(/<svg /g)).toHaveLength(file.match(/<\/svg>/g)!.length);
  });
});

it('has a mark for light and for dark', () => {
  expect(markSvg('light')).not.toBe(markSvg('dark'));
});
