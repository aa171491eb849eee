/**
 * Voice leading: of all ways to play the chords, the one in which the voices move least, with no two of them in parallel fifths or
 * octaves, and none with the bass. Found for the whole progression at once, so that no chord leads into a corner.
 */
import type { Chord } from '../piece.ts';
import { wrap } from './scale.ts';

const lowest = 53;
const highest = 77;
const centre = 64;
const forbidden = 500;

/** The pitches of each chord from low to high; `basses` are sounding below. */
export function voice(chords: readonly Chord[], basses: readonly number[]): number[][] {
  interface Path {
    voicing: number[];
    cost: number;
    before: Path | undefined;
  }
  let paths: Path[] = [];
  for (const [at, { tones }] of chords.entries()) {
    const candidates = voicingsOf(tones);
    paths = candidates.map((voicing) => {
      const own = Math.abs(mean(voicing) - centre) * 0.6;
      if (at === 0) return { voicing, cost: own, before: undefined };
      let best: Path | undefined;
      let least = Infinity;
      for (const path of paths) {
        const cost =
          path.cost +
          movement(path.voicing, voicing) +
          forbidden * countParallels([basses[at - 1]!, ...path.voicing], [basses[at]!, ...voicing]);
        if (cost < least) {
          least = cost;
          best = path;
        }
      }
      return { voicing, cost: least + own, before: best };
    });
  }
  let path = paths.toSorted((one, other) => one.cost - other.cost)[0];
  const voicings: number[][] = [];
  while (path) {
    voicings.unshift(path.voicing);
    path = path.before;
  }
  return voicings;
}

/** Pairs of voices that are a fifth or an octave apart, move, and are so again. */
export function countParallels(before: readonly number[], after: readonly number[]): number {
  let count = 0;
  for (let low = 0; low < Math.min(before.length, after.length); low += 1)
    for (let high = low + 1; high < Math.min(before.length, after.length); high += 1) {
      const hasMoved = before[low] !== after[low] && before[high] !== after[high];
      const from = wrap(before[high]! - before[low]!);
      const to = wrap(after[high]! - after[low]!);
      if (hasMoved && from === to && (from === 7 || from === 0)) count += 1;
    }
  return count;
}

const mean = (pitches: readonly number[]) => pitches.reduce((sum, pitch) => sum + pitch, 0) / pitches.length;

function movement(before: readonly number[], after: readonly number[]) {
  let sum = 0;
  for (let at = 0; at < Math.max(before.length, after.length); at += 1) {
    const leap = Math.abs((after[at] ?? after.at(-1)!) - (before[at] ?? before.at(-1)!));
    sum += leap + (leap > 4 ? leap : 0);
  }
  return sum;
}

/** Three voices; of a chord of four tones the bass has the root, and the voices the others, or the fifth is left out. */
function voicingsOf(tones: readonly number[]): number[][] {
  const sets =
    tones.length === 3
      ? [tones]
      : [
          [tones[1]!, tones[2]!, tones[3]!],
          [tones[0]!, tones[1]!, tones[3]!],
        ];
  return sets.flatMap((set) => {
    const made: number[][] = [];
    for (let low = lowest; low < lowest + 14; low += 1) {
      if (!set.includes(wrap(low))) continue;
      const rest = set.filter((tone) => tone !== wrap(low));
      for (const [middle, top] of [rest, rest.toReversed()]) {
        const second = above(low, middle!);
        const third = above(second, top!);
        if (third <= highest && third - low <= 16) made.push([low, second, third]);
      }
    }
    return made;
  });
}

const above = (pitch: number, tone: number) => pitch + 1 + wrap(tone - pitch - 1);
