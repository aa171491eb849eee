/** Tempo and first beat of a sound: where it gets louder, and after which time that repeats. */
import { createSpectrum } from './spectrum.ts';

const size = 512;
const hop = 64;
const slowest = 60;
const fastest = 180;

export interface FoundTempo {
  tempo: number;
  /** Seconds to the first beat. */
  firstBeat: number;
  /** From 0 to 1: how much better than the next best it fits. */
  certainty: number;
}

export function findTempo(samples: Float32Array, rate: number): FoundTempo {
  const onsets = onsetsOf(samples);
  const second = rate / hop;
  if (onsets.length < second * 4) return { tempo: 120, firstBeat: 0, certainty: 0 };
  const candidates: { tempo: number; score: number }[] = [];
  for (let tempo = slowest; tempo <= fastest; tempo += 0.5) {
    // Most music that people mix is near 115; double and half would fit as well.
    const usual = Math.exp(-0.5 * (Math.log2(tempo / 112) / 0.55) ** 2);
    candidates.push({ tempo, score: repeats(onsets, (60 / tempo) * second) * usual });
  }
  candidates.sort((one, other) => other.score - one.score);
  const best = candidates[0]!;
  const rival = candidates.find(({ tempo }) => Math.abs(tempo / best.tempo - 1) > 0.06);
  const tempo = refined(onsets, best.tempo, second);
  const certainty =
    best.score <= 0 ? 0 : Math.max(0, Math.min(1, 1 - (rival?.score ?? 0) / best.score) * 1.6);
  return { tempo, firstBeat: firstBeatOf(onsets, (60 / tempo) * second) / second, certainty };
}

/** How much louder each moment is than the one before, over all frequencies. */
function onsetsOf(samples: Float32Array): Float32Array {
  const spectrum = createSpectrum(size);
  const count = Math.max(0, Math.floor((samples.length - size) / hop));
  const onsets = new Float32Array(count);
  let before = new Float64Array(size / 2);
  for (let at = 0; at < count; at += 1) {
    const now = spectrum(samples, at * hop).map((value) => Math.log1p(10 * value));
    let sum = 0;
    for (let of = 1; of < now.length; of += 1) sum += Math.max(0, now[of]! - before[of]!);
    onsets[at] = sum;
    before = now;
  }
  const mean = onsets.reduce((sum, value) => sum + value, 0) / Math.max(1, count);
  return onsets.map((value) => Math.max(0, value - mean));
}

/** The sound against itself, one, two and four beats later. */
function repeats(onsets: Float32Array, lag: number): number {
  return [1, 2, 4].reduce((sum, beats) => sum + alike(onsets, lag * beats) / 3, 0);
}

function alike(onsets: Float32Array, lag: number): number {
  const whole = Math.floor(lag);
  const part = lag - whole;
  let sum = 0;
  const until = onsets.length - whole - 1;
  for (let at = 0; at < until; at += 1)
    sum += onsets[at]! * (onsets[at + whole]! * (1 - part) + onsets[at + whole + 1]! * part);
  return sum / Math.max(1, until);
}

/** Over many beats a small error shows: the tempo is searched more and more finely, further and further away. */
function refined(onsets: Float32Array, about: number, second: number): number {
  let tempo = about;
  for (const [beats, width] of [
    [8, 0.75],
    [16, 0.3],
    [32, 0.12],
  ] as const) {
    if ((60 / tempo) * second * beats > onsets.length * 0.7) break;
    let best = tempo;
    let most = -1;
    for (let by = -width; by <= width; by += width / 20) {
      const score = alike(onsets, (60 / (tempo + by)) * second * beats);
      if (score > most) {
        most = score;
        best = tempo + by;
      }
    }
    tempo = best;
  }
  return Math.round(tempo * 100) / 100;
}

function firstBeatOf(onsets: Float32Array, lag: number): number {
  let best = 0;
  let most = -1;
  for (let from = 0; from < lag; from += 1) {
    let sum = 0;
    for (let at = from; at < onsets.length; at += lag) sum += onsets[Math.round(at)] ?? 0;
    if (sum > most) {
      most = sum;
      best = from;
    }
  }
  return best;
}
