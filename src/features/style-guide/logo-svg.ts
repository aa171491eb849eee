/** The logos as files. Letters are outlines and colours plain values, so that they look the same everywhere. */
import { pandaSvg } from '#kit/ui/panda/panda-svg.ts';
import type { BrandLogo, LogoTheme } from './brand-logos.ts';
import { letterOutlines } from './letter-outlines.ts';

/** The token `--ink` of theme.css, as picture tools read it. */
export const inkColors: Record<LogoTheme, string> = { light: '#152019', dark: '#eff1e9' };

// The proportions of `Logo`, with 100 to the em of the name.
const mark = { width: 150, height: 132 };
const gap = 40;
const baseline = 99;
/** The last letter may reach beyond its own width. */
const margin = 4;

export function markSvg(theme: LogoTheme): string {
  return pandaSvg({ theme, size: 512, title: 'Frenly' });
}

export function logoSvg({ name, places }: BrandLogo, theme: LogoTheme): string {
  const width = Math.ceil(mark.width + gap + places.at(-1)! + margin);
  const panda = pandaSvg({ theme }).replace('<svg ', `<svg width="${mark.width}" height="${mark.height}" `);
  const letters = [...name].flatMap((letter, index) =>
    letter === ' ' ? [] : [`<path transform="translate(${places[index]})" d="${letterOutlines[letter]}"/>`],
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${mark.height}" role="img">`,
    `<title>${name}</title>`,
    panda,
    `<g fill="${inkColors[theme]}" transform="translate(${mark.width + gap} ${baseline})">${letters.join('')}</g>`,
    '</svg>',
  ].join('');
}
