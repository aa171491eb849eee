import type { Stereo } from '../sound/mix.ts';
import { findKey } from './find-key.ts';
import { findTempo } from './find-tempo.ts';
import { reduced } from './spectrum.ts';

export interface Analysis {
  tempo: number;
  tempoCertainty: number;
  tonic: number;
  mode: 'major' | 'minor';
  keyCertainty: number;
  firstBeat: number;
  beats: number;
  /** From 0 to 1: how loud and how bright it is. */
  energy: number;
  /** The loudest of each of 300 parts. */
  peaks: number[];
}

const parts = 300;

export function analyse(sound: Stereo, rate: number, { isKnown = false } = {}): Analysis {
  const { samples, rate: low } = reduced(sound, rate);
  // Two minutes say enough.
  const heard = samples.subarray(0, low * 120);
  const tempo = isKnown ? { tempo: 120, certainty: 1, firstBeat: 0 } : findTempo(heard, low);
  const key = isKnown ? { tonic: 0, mode: 'major' as const, certainty: 1 } : findKey(heard, low);
  return {
    tempo: tempo.tempo,
    tempoCertainty: tempo.certainty,
    tonic: key.tonic,
    mode: key.mode,
    keyCertainty: key.certainty,
    firstBeat: tempo.firstBeat,
    beats: 4,
    energy: energyOf(heard),
    peaks: peaksOf(sound[0]),
  };
}

function energyOf(samples: Float32Array): number {
  let power = 0;
  let change = 0;
  for (let at = 1; at < samples.length; at += 1) {
    power += samples[at]! ** 2;
    change += (samples[at]! - samples[at - 1]!) ** 2;
  }
  const loud = Math.sqrt(power / Math.max(1, samples.length));
  const bright = Math.sqrt(change / Math.max(1e-9, power));
  return Math.min(1, loud * 2 + bright * 0.5);
}

function peaksOf(samples: Float32Array): number[] {
  const size = Math.max(1, Math.floor(samples.length / parts));
  return Array.from({ length: parts }, (_, of) => {
    let most = 0;
    for (let at = of * size; at < (of + 1) * size && at < samples.length; at += 4)
      most = Math.max(most, Math.abs(samples[at]!));
    return most;
  });
}
