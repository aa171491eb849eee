/** Bass: it plays with the kick, walks, or holds, and its first note of a chord is the root. */
import { step, ticksPerBeat, type Chord, type Note } from '../piece.ts';
import { kicksOf } from './drums.ts';
import type { GenreRules } from './genres.ts';
import type { Random } from './random.ts';
import { wrap } from './scale.ts';

const lowest = 31;

/** The root below the voices; each nearest to the one before, so that the line does not jump. */
export function rootsOf(chords: readonly Chord[]): number[] {
  let before = 38;
  return chords.map(({ tones }) => {
    const root = lowest + wrap(tones[0]! - lowest);
    const choices = [root, root + 12].filter((pitch) => pitch <= 48);
    before = choices.toSorted((one, other) => Math.abs(one - before) - Math.abs(other - before))[0]!;
    return before;
  });
}

interface BassPlan {
  chords: readonly Chord[];
  roots: readonly number[];
  drums: readonly Note[];
  genre: GenreRules;
  scale: readonly number[];
  random: Random;
}

export function bassFor({ chords, roots, drums, genre, scale, random }: BassPlan) {
  const notes: Note[] = [];
  const reasons: string[] = [];
  const kicks = kicksOf(drums);
  for (const [at, chord] of chords.entries()) {
    const root = roots[at]!;
    const next = roots[(at + 1) % roots.length]!;
    const end = chord.start + chord.length;
    if (genre.bass === 'hold') {
      notes.push([chord.start, chord.length, root, 84]);
      reasons.push('Bass: holds the root');
    } else if (genre.bass === 'walk') {
      notes.push(...walk(chord, root, next, scale, random));
      reasons.push('Bass: walks by chord tones and steps to the next root');
    } else if (genre.bass === 'pulse') {
      for (let start = chord.start + 2 * step; start < end; start += 4 * step)
        notes.push([start, 2 * step, root, 96]);
      notes.push([chord.start, step, root, 100]);
      reasons.push('Bass: the root between the kicks, and with the first');
    } else {
      const starts = kicks.filter((kick) => kick >= chord.start && kick < end);
      if (starts[0] !== chord.start) starts.unshift(chord.start);
      for (const [of, start] of starts.entries()) {
        const until = Math.min(starts[of + 1] ?? end, start + 2 * ticksPerBeat);
        const pitch =
          of > 0 && of === starts.length - 1 && chord.tones.length > 2 && random.chance(0.3)
            ? fifth(root, chord)
            : root;
        notes.push([start, until - start - (until === end ? 0 : 2), pitch, of === 0 ? 104 : 90]);
      }
      reasons.push('Bass: locked to the kick');
    }
  }
  return { notes: notes.toSorted((one, other) => one[0] - other[0]), reasons };
}

const fifth = (root: number, { tones }: Chord) => root + wrap(tones[2]! - root);

function walk(chord: Chord, root: number, next: number, scale: readonly number[], random: Random): Note[] {
  const beats = Math.round(chord.length / ticksPerBeat);
  const third = root + wrap(chord.tones[1]! - root);
  const middle = random.chance(0.5) ? [third, fifth(root, chord)] : [fifth(root, chord), third];
  // The last beat leads to the next root by a step of the scale.
  const below = [next - 1, next - 2].find((pitch) => scale.includes(wrap(pitch)))!;
  const above = [next + 1, next + 2].find((pitch) => scale.includes(wrap(pitch)))!;
  const approach = Math.abs(below - middle[1]!) < Math.abs(above - middle[1]!) ? below : above;
  const line = [root, ...middle, approach].slice(0, beats);
  return line.map((pitch, beat): Note => [
    chord.start + beat * ticksPerBeat,
    ticksPerBeat - 4,
    pitch,
    beat === 0 ? 100 : 88,
  ]);
}
