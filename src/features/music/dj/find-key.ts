/** The key of a sound: how much of each of the twelve notes there is, compared with what each of the 24 keys usually has. */
import { createSpectrum } from './spectrum.ts';

const size = 4096;
const hop = 2048;

/** How well notes fit a key, as listeners said (Krumhansl and Kessler, Temperley's revision for what is played). */
const profiles = {
  major: [5, 2, 3.5, 2, 4.5, 4, 2, 4.5, 2, 3.5, 1.5, 4],
  minor: [5, 2, 3.5, 4.5, 2, 4, 2, 4.5, 3.5, 2, 1.5, 4],
};

export interface FoundKey {
  tonic: number;
  mode: 'major' | 'minor';
  /** From 0 to 1. */
  certainty: number;
  /** The next best. */
  other: { tonic: number; mode: 'major' | 'minor' };
}

export function findKey(samples: Float32Array, rate: number): FoundKey {
  const chroma = chromaOf(samples, rate);
  const fits = (['major', 'minor'] as const)
    .flatMap((mode) =>
      Array.from({ length: 12 }, (_, tonic) => ({
        tonic,
        mode,
        fit: correlation(
          chroma,
          profiles[mode].map((_, at) => profiles[mode][(at - tonic + 12) % 12]!),
        ),
      })),
    )
    .toSorted((one, other) => other.fit - one.fit);
  const [best, next] = fits as [(typeof fits)[0], (typeof fits)[0]];
  const certainty = best.fit <= 0 ? 0 : Math.min(1, (best.fit - next.fit) * 6);
  return { tonic: best.tonic, mode: best.mode, certainty, other: { tonic: next.tonic, mode: next.mode } };
}

function chromaOf(samples: Float32Array, rate: number): number[] {
  const spectrum = createSpectrum(size);
  const chroma = Array.from({ length: 12 }, () => 0);
  for (let from = 0; from + size <= samples.length; from += hop) {
    const loud = spectrum(samples, from);
    const frame = Array.from({ length: 12 }, () => 0);
    for (let at = 2; at < size / 2 - 1; at += 1) {
      const frequency = (at * rate) / size;
      if (frequency < 60 || frequency > 1800) continue;
      // Peaks alone: what is between them is noise and drums.
      if (loud[at]! < loud[at - 1]! || loud[at]! < loud[at + 1]!) continue;
      const bend =
        (loud[at + 1]! - loud[at - 1]!) / (2 * (2 * loud[at]! - loud[at - 1]! - loud[at + 1]!) || 1);
      const pitch = 69 + 12 * Math.log2(((at + bend) * rate) / size / 440);
      const near = Math.round(pitch);
      const weight = Math.max(0, 1 - 2 * Math.abs(pitch - near));
      frame[((near % 12) + 12) % 12]! += Math.sqrt(loud[at]!) * weight;
    }
    const most = Math.max(...frame, 1e-9);
    for (let of = 0; of < 12; of += 1) chroma[of]! += frame[of]! / most;
  }
  return chroma;
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (all: readonly number[]) => all.reduce((sum, value) => sum + value, 0) / all.length;
  const a = mean(one);
  const b = mean(other);
  let both = 0;
  let left = 0;
  let right = 0;
  for (const [at, value] of one.entries()) {
    both += (value - a) * (other[at]! - b);
    left += (value - a) ** 2;
    right += (other[at]! - b) ** 2;
  }
  return left * right === 0 ? 0 : both / Math.sqrt(left * right);
}
