/** Loudness as broadcasters measure it (ITU-R BS.1770), for stereo. */

interface Biquad {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/** The two filters of the standard, for any rate. */
function weighting(rate: number): Biquad[] {
  const shelf = () => {
    const k = Math.tan((Math.PI * 1681.974450955533) / rate);
    const q = 0.7071752369554196;
    const high = 10 ** (3.999843853973347 / 20);
    const band = high ** 0.4996667741545416;
    const a0 = 1 + k / q + k * k;
    return {
      b: [
        (high + (band * k) / q + k * k) / a0,
        (2 * (k * k - high)) / a0,
        (high - (band * k) / q + k * k) / a0,
      ],
      a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
    } as const;
  };
  const pass = () => {
    const k = Math.tan((Math.PI * 38.13547087602444) / rate);
    const q = 0.5003270373238773;
    const a0 = 1 + k / q + k * k;
    return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] } as const;
  };
  return [shelf(), pass()];
}

function filtered(samples: Float32Array, { b, a }: Biquad): Float32Array {
  const out = new Float32Array(samples.length);
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let at = 0; at < samples.length; at += 1) {
    const x = samples[at]!;
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    out[at] = y;
  }
  return out;
}

/** In LUFS, with both gates; minus infinity for silence. */
export function loudnessOf(channels: readonly Float32Array[], rate: number): number {
  const weighted = channels.map((samples) => weighting(rate).reduce(filtered, samples));
  const block = Math.floor(rate * 0.4);
  const hop = Math.floor(rate * 0.1);
  const powers: number[] = [];
  for (let at = 0; at + block <= (weighted[0]?.length ?? 0); at += hop) {
    let power = 0;
    for (const samples of weighted) {
      let sum = 0;
      for (let of = at; of < at + block; of += 1) sum += samples[of]! * samples[of]!;
      power += sum / block;
    }
    powers.push(power);
  }
  const lufs = (power: number) => -0.691 + 10 * Math.log10(power);
  const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
  const audible = powers.filter((power) => lufs(power) > -70);
  if (audible.length === 0) return -Infinity;
  const gate = lufs(mean(audible)) - 10;
  return lufs(mean(audible.filter((power) => lufs(power) > gate)));
}
