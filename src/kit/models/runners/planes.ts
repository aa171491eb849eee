/** Pixels as models take them: all of one colour, then all of the next. */

/** `of` turns a byte of the colour into what the model knows. */
export function toPlanes<T extends Float32Array | Uint8Array>(
  pixels: Uint8Array,
  channels: 3 | 4,
  planes: T,
  of: (value: number, colour: number) => number,
): T {
  const size = pixels.length / channels;
  for (let at = 0; at < size; at += 1)
    for (let colour = 0; colour < 3; colour += 1)
      planes[colour * size + at] = of(pixels[at * channels + colour]!, colour);
  return planes;
}

export const byte = (value: number) => (value < 0 ? 0 : value > 255 ? 255 : Math.round(value));
