/** The Fourier transform, in place, for lengths that are powers of two; and the loudness of each frequency of a frame. */

export function transform(real: Float64Array, imaginary: Float64Array) {
  const { length } = real;
  for (let at = 1, mirror = 0; at < length; at += 1) {
    let bit = length >> 1;
    for (; mirror & bit; bit >>= 1) mirror ^= bit;
    mirror ^= bit;
    if (at >= mirror) continue;
    [real[at], real[mirror]] = [real[mirror]!, real[at]!];
    [imaginary[at], imaginary[mirror]] = [imaginary[mirror]!, imaginary[at]!];
  }
  for (let size = 2; size <= length; size *= 2) {
    const angle = (-2 * Math.PI) / size;
    const stepReal = Math.cos(angle);
    const stepImaginary = Math.sin(angle);
    for (let from = 0; from < length; from += size) {
      let x = 1;
      let y = 0;
      for (let at = from; at < from + size / 2; at += 1) {
        const other = at + size / 2;
        const a = real[other]! * x - imaginary[other]! * y;
        const b = real[other]! * y + imaginary[other]! * x;
        real[other] = real[at]! - a;
        imaginary[other] = imaginary[at]! - b;
        real[at]! += a;
        imaginary[at]! += b;
        [x, y] = [x * stepReal - y * stepImaginary, x * stepImaginary + y * stepReal];
      }
    }
  }
}

export function createSpectrum(size: number) {
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  const window = Float64Array.from(
    { length: size },
    (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / size),
  );
  const loud = new Float64Array(size / 2);
  return (samples: Float32Array, from: number) => {
    for (let at = 0; at < size; at += 1) real[at] = (samples[from + at] ?? 0) * window[at]!;
    imaginary.fill(0);
    transform(real, imaginary);
    for (let at = 0; at < size / 2; at += 1) loud[at] = Math.hypot(real[at]!, imaginary[at]!);
    return loud;
  };
}

/** One channel at about 11 kHz: enough for beats and notes, and a quarter of the work. */
export function reduced(
  channels: readonly Float32Array[],
  rate: number,
): { samples: Float32Array; rate: number } {
  const by = Math.max(1, Math.round(rate / 11_025));
  const length = Math.floor((channels[0]?.length ?? 0) / by);
  const samples = new Float32Array(length);
  for (let at = 0; at < length; at += 1) {
    let sum = 0;
    for (const channel of channels) for (let of = 0; of < by; of += 1) sum += channel[at * by + of]!;
    samples[at] = sum / by / channels.length;
  }
  return { samples, rate: rate / by };
}
