/** What voices are made of. */

/** A saw without the harmonics that a computer would fold back as noise. */
export function saw(phase: number, by: number): number {
  let value = 2 * phase - 1;
  if (phase < by) {
    const at = phase / by;
    value -= at + at - at * at - 1;
  } else if (phase > 1 - by) {
    const at = (phase - 1) / by;
    value -= at * at + at + at + 1;
  }
  return value;
}

/** Noise that is the same each time. */
export function createNoise(seed: number) {
  let state = (Math.floor(seed * 97) ^ 0x5bd1_e995) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 31 - 1;
  };
}

/** Two poles, stable at every cutoff. */
export function createLowpass(rate: number) {
  let first = 0;
  let second = 0;
  return (value: number, cutoff: number) => {
    const share = 1 - Math.exp((-2 * Math.PI * cutoff) / rate);
    first += share * (value - first);
    second += share * (first - second);
    return second;
  };
}

export function createHighpass(rate: number, cutoff: number) {
  const low = createLowpass(rate);
  return (value: number) => value - low(value, cutoff);
}

export const envelope = (time: number, attack: number) => (time >= attack ? 1 : time / attack);
