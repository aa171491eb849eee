/** Finishes that are made before there are pixels: each layer is cut from paper, or kneaded of clay. */
import type { Composition } from '../draw/compose.ts';
import { group, n } from '../draw/svg.ts';
import type { Style } from '../scene.ts';
import { sheet } from '../stage/canvas.ts';

export function layered(composition: Composition, style: Style): Composition {
  if (style !== 'papercut' && style !== 'clay') return composition;
  const id = style === 'papercut' ? 'cut' : 'kneaded';
  const own = new Set([
    ...composition.placed.map(({ name }) => name),
    'Branch',
    'Reeds',
    'Grass',
    'Near firs',
    'Palms',
  ]);
  const layers = composition.layers
    .filter(({ name }) => name !== 'Corners')
    .map(({ name, svg }) => {
      const cut = svg.replaceAll(sheet, `filter="url(#${id})"`);
      return { name, svg: own.has(name) ? group(cut, `filter="url(#${id})"`) : cut };
    });
  return {
    ...composition,
    layers,
    defs:
      composition.defs +
      filters[style]
        .replaceAll('surfaceScale="9"', `surfaceScale="${n(9 * composition.canvas.dots)}"`)
        .replaceAll('surfaceScale="8"', `surfaceScale="${n(8 * composition.canvas.dots)}"`),
  };
}

const filters = {
  papercut:
    '<filter id="cut" x="-2%" y="-2%" width="104%" height="106%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="6" result="soft"/><feOffset in="soft" dx="-2" dy="9" result="under"/><feFlood flood-color="#1d1030" flood-opacity="0.5"/><feComposite in2="under" operator="in" result="shadow"/><feOffset in="SourceAlpha" dy="1.6" result="low"/><feComposite in="SourceAlpha" in2="low" operator="out" result="lip"/><feFlood flood-color="#fff" flood-opacity="0.5"/><feComposite in2="lip" operator="in" result="edge"/><feMerge><feMergeNode in="shadow"/><feMergeNode in="SourceGraphic"/><feMergeNode in="edge"/></feMerge></filter>',
  clay: '<filter id="kneaded" x="-2%" y="-2%" width="104%" height="106%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="9" result="bump"/><feSpecularLighting in="bump" surfaceScale="9" specularConstant="0.55" specularExponent="14" lighting-color="#fff6e6" result="shine"><feDistantLight azimuth="235" elevation="48"/></feSpecularLighting><feComposite in="shine" in2="SourceAlpha" operator="in" result="lit"/><feDiffuseLighting in="bump" surfaceScale="8" diffuseConstant="1.3" lighting-color="#fff" result="round"><feDistantLight azimuth="235" elevation="52"/></feDiffuseLighting><feBlend in="SourceGraphic" in2="round" mode="multiply" result="shaded"/><feComposite in="shaded" in2="SourceAlpha" operator="in" result="body"/><feOffset in="bump" dy="7" result="under"/><feFlood flood-color="#241433" flood-opacity="0.4"/><feComposite in2="under" operator="in" result="shadow"/><feMerge><feMergeNode in="shadow"/><feMergeNode in="body"/><feMergeNode in="lit"/></feMerge></filter>',
};
