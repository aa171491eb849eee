/** The card as a drawing: a headline, a few lines, a foot, and leaves beside them. */
import type { Words } from '../set.ts';
import { cardColours, cardFormats, type CardLook } from './look.ts';

const faces = `font-family="'Bricolage Grotesque','Segoe UI',system-ui,sans-serif"`;

export function drawCard({ title, text, aside }: Words, { format, colour, picture }: CardLook): string {
  const { width, height } = cardFormats[format];
  const { field, ink, mark } = cardColours[colour];
  const margin = width * 0.08;
  const room = width - margin * 2;
  const unit = Math.min(width, height) / 1080;
  const headline = fitted(title, room, 104 * unit, 54 * unit, 4);
  const lines = text.split('\n').filter(Boolean).slice(0, 5);
  const small = 42 * unit;
  const wrapped = lines.flatMap((line) => wrap(line, room - small, small));
  const foot = 32 * unit;
  const block =
    headline.lines.length * headline.size * 1.1 +
    (wrapped.length > 0 ? small * 1.2 : 0) +
    wrapped.length * small * 1.4;
  // With a picture, words stand at the foot of it; without, a little above the middle.
  const top = picture
    ? height - margin * 1.6 - foot - block
    : Math.max(margin * 1.3, (height - block) * 0.42);
  const parts: string[] = [
    `<rect width="${width}" height="${height}" fill="${field}"/>`,
    picture ? behind(picture, width, height, top - margin * 0.7, field) : leaves(width, height, mark),
  ];
  let y = top;
  for (const line of headline.lines) {
    y += headline.size * 1.1;
    parts.push(
      words(line, { x: margin, y: y - headline.size * 0.2, size: headline.size, fill: ink, weight: 800 }),
    );
  }
  if (wrapped.length > 0) y += small * 1.2;
  for (const line of wrapped) {
    y += small * 1.4;
    parts.push(words(line, { x: margin, y: y - small * 0.4, size: small, fill: ink, weight: 500 }));
  }
  if (wrapped.length > 0)
    parts.push(
      `<rect x="${margin}" y="${top + headline.lines.length * headline.size * 1.1 + small * 0.55}" width="${width * 0.12}" height="${8 * unit}" rx="${4 * unit}" fill="${mark}"/>`,
    );
  if (aside)
    parts.push(
      words(wrap(aside, room, foot)[0]!, {
        x: margin,
        y: height - margin * 0.9,
        size: foot,
        fill: mark,
        weight: 700,
      }),
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>`;
}

/** What the card says, for those who do not see it. */
export const cardDescription = ({ title, text, aside }: Words) =>
  [`Card: ${title}`, ...text.split('\n'), aside].filter(Boolean).join('. ');

interface Set {
  x: number;
  y: number;
  size: number;
  fill: string;
  weight: number;
}

const words = (text: string, { x, y, size, fill, weight }: Set) =>
  `<text x="${round(x)}" y="${round(y)}" font-size="${round(size)}" font-weight="${weight}" fill="${fill}" ${faces}>${escaped(text)}</text>`;

const escaped = (text: string) =>
  text.replaceAll(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);
const round = (value: number) => Math.round(value * 10) / 10;

/** About how wide words are set, in the typefaces that may be there; rather too wide than too narrow. */
function widthOf(text: string, size: number): number {
  let sum = 0;
  for (const sign of text)
    sum += /[ilj.,:;'’|!]/.test(sign)
      ? 0.3
      : /[mwMW@]/.test(sign)
        ? 0.9
        : /[A-Z0-9]/.test(sign)
          ? 0.66
          : sign.codePointAt(0)! > 0x2e80
            ? 1
            : 0.55;
  return sum * size;
}

function wrap(text: string, room: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const open = lines.at(-1);
    if (open !== undefined && widthOf(`${open} ${word}`, size) <= room)
      lines[lines.length - 1] = `${open} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** As large as it goes into so many lines. */
function fitted(text: string, room: number, most: number, least: number, lines: number) {
  for (let size = most; size > least; size *= 0.93) {
    const set = wrap(text, room, size);
    if (set.length <= lines && set.every((line) => widthOf(line, size) <= room)) return { size, lines: set };
  }
  return { size: least, lines: wrap(text, room, least) };
}

const behind = (picture: string, width: number, height: number, from: number, field: string) =>
  `<image href="${escaped(picture)}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"/><rect y="${round(from)}" width="${width}" height="${round(height - from)}" fill="${field}" opacity="0.94"/>`;

/** A spray of leaves in the upper corner. */
function leaves(width: number, height: number, mark: string): string {
  const size = Math.min(width, height) * 0.16;
  const leaf = (x: number, y: number, turn: number, scale: number, opacity: number) =>
    `<path d="M0 0C${round(size * 0.35)} ${round(-size * 0.34)} ${round(size * 0.9)} ${round(-size * 0.26)} ${round(size * 1.15)} 0C${round(size * 0.9)} ${round(size * 0.14)} ${round(size * 0.35)} ${round(size * 0.18)} 0 0Z" transform="translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${scale})" fill="${mark}" opacity="${opacity}"/>`;
  const [x, y] = [width - size * 0.55, size * 0.15];
  return [leaf(x, y, 118, 1, 0.9), leaf(x, y, 152, 0.85, 0.55), leaf(x, y, 88, 0.8, 0.35)].join('');
}
