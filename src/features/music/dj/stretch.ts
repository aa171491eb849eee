/**
 * Faster or slower at the same pitch: short pieces of the sound are laid closer together or further apart, each moved a little so
 * that it continues the wave before it (WSOLA).
 */
import type { Stereo } from '../sound/mix.ts';

/** `by`: how much longer it becomes. */
export function stretch([left, right]: Stereo, by: number, rate: number): Stereo {
  if (Math.abs(by - 1) < 0.0005) return [left, right];
  const size = Math.round(rate * 0.06);
  const hop = Math.floor(size / 2);
  const reach = Math.round(rate * 0.012);
  const length = Math.round(left.length * by);
  const out: Stereo = [new Float32Array(length), new Float32Array(length)];
  const window = Float32Array.from(
    { length: size },
    (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / size),
  );
  let last = 0;
  for (let to = 0; to < length; to += hop) {
    const aim = Math.round(to / by);
    const from = to === 0 ? 0 : bestPlace(left, last + hop, aim, { reach, length: hop });
    for (let at = 0; at < size; at += 1) {
      const place = to + at;
      if (place >= length || from + at >= left.length) break;
      // The first half of the first piece has nothing to be blended with.
      const weight = to === 0 && at < hop ? 1 : window[at]!;
      out[0][place]! += left[from + at]! * weight;
      out[1][place]! += right[from + at]! * weight;
    }
    last = from;
  }
  return out;
}

/** Near the aim, where the sound is most like what would have followed; every fourth sample is enough to see that. */
function bestPlace(
  samples: Float32Array,
  natural: number,
  aim: number,
  { reach, length }: { reach: number; length: number },
): number {
  let best = Math.max(0, aim);
  let most = -Infinity;
  for (let place = Math.max(0, aim - reach); place <= aim + reach; place += 4) {
    if (place + length >= samples.length || natural + length >= samples.length) break;
    let sum = 0;
    for (let at = 0; at < length; at += 8) sum += samples[natural + at]! * samples[place + at]!;
    if (sum > most) {
      most = sum;
      best = place;
    }
  }
  return best;
}
