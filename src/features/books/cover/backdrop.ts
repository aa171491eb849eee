/** What is drawn behind the title, as the inside of an SVG of this size. Only numbers and our own colours stand in it. */
import type { Cover, Motif } from '../book.ts';
import { colours } from './colours.ts';

export const coverSize = { width: 600, height: 960 } as const;
const { width, height } = coverSize;

export function backdrop({ palette, motif, seed }: Cover): string {
  const { ground: colour, shapes } = colours[palette];
  const ground = `<rect width="${width}" height="${height}" fill="${colour}"/>`;
  return ground + (motif === 'picture' ? '' : drawings[motif](shapes, numbersFrom(seed)));
}

/** Below the author's name, which may stand on any shape or picture. */
export const nameBand = ({ palette }: Cover) =>
  `<rect y="${height - 130}" width="${width}" height="130" fill="${colours[palette].ground}" opacity="0.86"/>`;

type Next = () => number;
type Drawing = (shapes: readonly [string, string, string], next: Next) => string;

const drawings: Record<Exclude<Motif, 'picture'>, Drawing> = {
  hills(shapes, next) {
    const sun = `<circle cx="${at(120 + next() * 360)}" cy="${at(520 + next() * 80)}" r="${at(60 + next() * 50)}" fill="${shapes[2]}"/>`;
    const hill = (top: number, fill: string) => {
      const [a, b, c, d] = [0, 1, 2, 3].map(() => at(top + (next() - 0.5) * 120));
      return `<path d="M0 ${a} C150 ${b} 250 ${c} 360 ${d} S540 ${b} ${width} ${c} V${height} H0 Z" fill="${fill}"/>`;
    };
    return sun + hill(660, shapes[0]) + hill(750, shapes[1]) + hill(850, shapes[0]);
  },
  circles(shapes, next) {
    const [x, y] = [at(150 + next() * 300), at(640 + next() * 120)];
    return Array.from({ length: 9 }, (_, index) => {
      const radius = 300 - index * 32;
      return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${shapes[index % 3]}" stroke-width="${at(4 + next() * 10)}"/>`;
    }).join('');
  },
  bars(shapes, next) {
    const count = 9;
    const step = width / count;
    return Array.from({ length: count }, (_, index) => {
      const tall = 90 + next() * 330;
      return `<rect x="${at(index * step + 6)}" y="${at(height - tall)}" width="${at(step - 12)}" height="${at(tall)}" rx="6" fill="${shapes[Math.floor(next() * 3)]}"/>`;
    }).join('');
  },
  leaves(shapes, next) {
    const leaf = (x: number, y: number, long: number, turn: number, fill: string) =>
      `<path transform="translate(${at(x)} ${at(y)}) rotate(${at(turn)})" d="M0 0 C${at(long * 0.3)} ${at(-long * 0.22)} ${at(long * 0.7)} ${at(-long * 0.22)} ${long} 0 C${at(long * 0.7)} ${at(long * 0.22)} ${at(long * 0.3)} ${at(long * 0.22)} 0 0 Z" fill="${fill}"/>`;
    const stem = `<path d="M300 ${height} C${at(260 + next() * 80)} 800 ${at(260 + next() * 80)} 640 300 520" fill="none" stroke="${shapes[1]}" stroke-width="10"/>`;
    const pairs = Array.from({ length: 5 }, (_, index) => {
      const y = 900 - index * 85;
      const long = Math.round(230 - index * 26 + next() * 30);
      return (
        leaf(300, y, long, -28 - next() * 16, shapes[index % 3]!) +
        leaf(300, y - 30, long, 208 + next() * 16, shapes[(index + 1) % 3]!)
      );
    });
    return stem + pairs.join('');
  },
  frame(shapes, next) {
    const inner = 46 + Math.round(next() * 10);
    const edge = (space: number, stroke: number, fill: string) =>
      `<rect x="${space}" y="${space}" width="${width - 2 * space}" height="${height - 2 * space}" fill="none" stroke="${fill}" stroke-width="${stroke}"/>`;
    return (
      edge(28, 6, shapes[2]) +
      edge(inner, 2, shapes[1]) +
      `<path d="M300 ${620} l34 46 l-34 46 l-34 -46 Z" fill="${shapes[2]}"/>`
    );
  },
};

const at = (value: number) => Math.round(value * 10) / 10;

/** Numbers from 0 to 1, always the same for a seed. */
function numbersFrom(seed: number): Next {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
