/**
 * How a voice sounds, as numbers: the mean and spread of its cepstrum (the shape of throat and mouth), and its pitch. Two stretches of
 * one person are near each other; it is no more than that, and nobody is recognised by it.
 */
import { sampleRate } from './hearing.server.ts';

const size = 512;
const hop = 256;
const bands = 26;
const coefficients = 13;
const lowest = 80;
const highest = 7600;
/** Below this of the loudest, a frame says nothing of a voice. */
const quiet = 0.1;
const leastFrames = 20;

const window = Float32Array.from(
  { length: size },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / size),
);
const mel = (hertz: number) => 1127 * Math.log(1 + hertz / 700);
const hertz = (mels: number) => 700 * (Math.exp(mels / 1127) - 1);
const edges = Array.from({ length: bands + 2 }, (_, at) =>
  Math.round((hertz(mel(lowest) + ((mel(highest) - mel(lowest)) * at) / (bands + 1)) * size) / sampleRate),
);

/** Empty where there is too little of it. The last number is the pitch, as the logarithm of hertz. */
export function describeVoice(pcm: Float32Array): number[] {
  const frames: Float32Array[] = [];
  for (let at = 0; at + size <= pcm.length; at += hop) frames.push(pcm.subarray(at, at + size));
  const loud = frames.map(loudness);
  const enough = Math.max(...loud, 0) * quiet;
  const voiced = frames.filter((_, at) => loud[at]! >= enough && loud[at]! > 0);
  if (voiced.length < leastFrames) return [];
  const cepstra = voiced.map(cepstrum);
  const numbers = Array.from({ length: coefficients - 1 }, (_, at) => cepstra.map((one) => one[at + 1]!));
  const pitches: number[] = [];
  for (let at = 0; at + 1024 <= pcm.length; at += 1024) {
    const found = pitchOf(pcm.subarray(at, at + 1024));
    if (found) pitches.push(Math.log(found));
  }
  return [...numbers.map(mean), ...numbers.map(spread), pitches.length > 0 ? middle(pitches) : 0].map(
    (value) => Math.round(value * 1000) / 1000,
  );
}

const loudness = (frame: Float32Array) =>
  Math.sqrt(frame.reduce((sum, value) => sum + value * value, 0) / frame.length);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
function spread(values: readonly number[]) {
  const around = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - around) ** 2)));
}
const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

function cepstrum(frame: Float32Array): number[] {
  const power = powerOf(frame);
  const logs = Array.from({ length: bands }, (_, band) => {
    const [from, peak, to] = [edges[band]!, edges[band + 1]!, edges[band + 2]!];
    let sum = 0;
    for (let at = from; at < to; at++)
      sum +=
        power[at]! *
        (at < peak ? (at - from) / Math.max(1, peak - from) : (to - at) / Math.max(1, to - peak));
    return Math.log(sum + 1e-10);
  });
  return Array.from({ length: coefficients }, (_, of) =>
    logs.reduce((sum, value, at) => sum + value * Math.cos((Math.PI * of * (at + 0.5)) / bands), 0),
  );
}

/** A Fourier transform of a frame, in place, as powers of each frequency. */
function powerOf(frame: Float32Array): Float32Array {
  const real = frame.map((value, at) => value * window[at]!);
  const imaginary = new Float32Array(size);
  for (let at = 1, other = 0; at < size; at++) {
    let bit = size >> 1;
    for (; other & bit; bit >>= 1) other ^= bit;
    other ^= bit;
    if (at < other) [real[at], real[other]] = [real[other]!, real[at]!];
  }
  for (let length = 2; length <= size; length <<= 1) {
    const turn = (-2 * Math.PI) / length;
    for (let from = 0; from < size; from += length)
      for (let at = 0; at < length / 2; at++) {
        const [cos, sin] = [Math.cos(turn * at), Math.sin(turn * at)];
        const [a, b] = [from + at, from + at + length / 2];
        const [x, y] = [real[b]! * cos - imaginary[b]! * sin, real[b]! * sin + imaginary[b]! * cos];
        [real[b], imaginary[b]] = [real[a]! - x, imaginary[a]! - y];
        [real[a], imaginary[a]] = [real[a]! + x, imaginary[a]! + y];
      }
  }
  return real.subarray(0, size / 2 + 1).map((value, at) => value * value + imaginary[at]! * imaginary[at]!);
}

/** By the lag at which a frame is most like itself; undefined where it is not voiced. */
function pitchOf(frame: Float32Array): number | undefined {
  const [shortest, longest] = [Math.floor(sampleRate / 350), Math.floor(sampleRate / 70)];
  const half = frame.length - longest;
  const energy = (from: number) => {
    let sum = 0;
    for (let at = from; at < from + half; at++) sum += frame[at]! * frame[at]!;
    return sum;
  };
  const own = energy(0);
  let best = { likeness: 0, lag: 0 };
  for (let lag = shortest; lag <= longest; lag++) {
    let both = 0;
    for (let at = 0; at < half; at++) both += frame[at]! * frame[at + lag]!;
    const likeness = both / Math.sqrt(own * energy(lag) + 1e-9);
    if (likeness > best.likeness) best = { likeness, lag };
  }
  return best.likeness > 0.6 ? sampleRate / best.lag : undefined;
}
