/** The browser's side of type: it measures with the same files that print. */
import { partsOfFace } from '../faces.ts';
import type { Page } from '../scene.ts';
import type { Measure } from './fit.ts';

const drawnAt = 200;
let context: CanvasRenderingContext2D | undefined;

const fontOf = (face: string) => {
  const { css, weight, isItalic } = partsOfFace(face);
  return `${isItalic ? 'italic ' : ''}${weight} ${drawnAt}px ${css}`;
};

export const measureHere: Measure = (text, face, tracking) => {
  context ??= document.createElement('canvas').getContext('2d')!;
  context.font = fontOf(face);
  context.letterSpacing = `${tracking * drawnAt}px`;
  return context.measureText(text).width / drawnAt - (text ? tracking : 0);
};

/** Until a typeface is here, another one is measured. */
export async function loadFaces(faces: Iterable<string>, sample = 'Aa'): Promise<void> {
  await Promise.all([...new Set(faces)].map((face) => document.fonts.load(fontOf(face), sample)));
}

export const facesOn = ({ layers }: Page) =>
  layers.flatMap((layer) => (layer.is === 'text' ? [layer.face] : []));
