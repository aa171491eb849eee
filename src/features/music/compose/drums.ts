/** Drums by the grammar of the genre: a pattern that two bars share, ghost notes that come and go, a fill before what is new. */
import { step, type Note } from '../piece.ts';
import type { GenreRules } from './genres.ts';
import type { Random } from './random.ts';

const loud: Record<string, readonly [number, number]> = { x: [96, 112], o: [56, 74], g: [30, 44] };
const fills = [
  { 38: 'x.xx', 50: 'x...', 45: '..x.' },
  { 38: 'xoxo', 50: '....', 45: 'xx..' },
  { 38: '..xx', 50: 'xx..', 45: '....' },
];

export function drumsFor(bars: number, genre: GenreRules, random: Random, withFill: boolean) {
  const steps = genre.beats * 4;
  const notes: Note[] = [];
  const reasons: string[] = [];
  const first = random.between(0, genre.drums.length - 1);
  for (let bar = 0; bar < bars; bar += 1) {
    const pattern = genre.drums[(first + (bar % 4 === 3 ? 1 : 0)) % genre.drums.length]!;
    const isFill = withFill && bar === bars - 1 && !('70' in pattern) && genre.beats === 4;
    const until = isFill ? steps - 4 : steps;
    const at = (place: number) => (bar * steps + place) * step;
    for (const [pitch, line] of Object.entries(pattern))
      notes.push(...hits(line.slice(0, until), Number(pitch), at(0), random));
    if (isFill)
      for (const [pitch, line] of Object.entries(random.pick(fills)))
        notes.push(...hits(line, Number(pitch), at(until), random));
    reasons.push(
      isFill ? 'Drums: a fill leads to the next section' : `Drums: ${genre.title.toLowerCase()} pattern`,
    );
  }
  return { notes: notes.toSorted((one, other) => one[0] - other[0] || one[2] - other[2]), reasons };
}

function hits(line: string, pitch: number, from: number, random: Random): Note[] {
  return [...line].flatMap((mark, at): Note[] => {
    const range = loud[mark];
    if (!range || (mark === 'g' && random.chance(0.5))) return [];
    return [[from + at * step, step, pitch, random.between(...range)]];
  });
}

export const kickPitch = 36;
export const kicksOf = (notes: readonly Note[]) =>
  notes.filter(([, , pitch]) => pitch === kickPitch).map(([start]) => start);
