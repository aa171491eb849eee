/** How a photo is shown over its pixels: turned, straightened, cropped, lit. The same rules draw it on the page and write the file. */

export interface Size {
  width: number;
  height: number;
}

/** In shares of what it is cut from. */
export interface Crop extends Size {
  x: number;
  y: number;
}

/** Each from -100 to 100. */
export interface Tone {
  exposure: number;
  contrast: number;
  warmth: number;
  saturation: number;
  highlights: number;
  shadows: number;
}

export interface Look {
  /** Quarters of a turn to the right. */
  quarters: 0 | 1 | 2 | 3;
  mirrored: boolean;
  /** Degrees to the right. */
  straighten: number;
  crop: Crop | null;
  tone: Tone;
}

export const plainTone: Tone = {
  exposure: 0,
  contrast: 0,
  warmth: 0,
  saturation: 0,
  highlights: 0,
  shadows: 0,
};
export const plainLook: Look = { quarters: 0, mirrored: false, straighten: 0, crop: null, tone: plainTone };
export const mostDegrees = 20;

export const isPlainTone = (tone: Tone) => Object.values(tone).every((value) => value === 0);

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The largest of the same shape that has no empty corners once it is straightened; all of it before it is cropped. */
export function frameOf({ width, height }: Size, { quarters, straighten }: Look): Size {
  const [wide, high] = quarters % 2 === 0 ? [width, height] : [height, width];
  const angle = Math.abs(radians(straighten));
  const shrink = Math.cos(angle) + Math.max(wide / high, high / wide) * Math.sin(angle);
  return { width: wide / shrink, height: high / shrink };
}

/** Pixels of the frame that stay; at least one. */
export function cutOf(picture: Size, look: Look): { left: number; top: number } & Size {
  const frame = frameOf(picture, look);
  const { x, y, width, height } = look.crop ?? { x: 0, y: 0, width: 1, height: 1 };
  const left = Math.min(Math.floor(frame.width) - 1, Math.round(x * frame.width));
  const top = Math.min(Math.floor(frame.height) - 1, Math.round(y * frame.height));
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.floor(frame.width) - left, Math.round(width * frame.width))),
    height: Math.max(1, Math.min(Math.floor(frame.height) - top, Math.round(height * frame.height))),
  };
}

/** Where a point of the picture stands in what is shown, as the six numbers of a canvas's transform. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export function matrixOf(picture: Size, look: Look, { cropped = true } = {}): Matrix {
  const frame = frameOf(picture, look);
  const turn = radians(look.quarters * 90);
  const lean = radians(look.straighten);
  const side = look.mirrored ? -1 : 1;
  // Turned, then mirrored, then straightened, all about the middle.
  const [a, b] = [side * Math.cos(turn), Math.sin(turn)];
  const [c, d] = [side * -Math.sin(turn), Math.cos(turn)];
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  const m = [a * cos - b * sin, a * sin + b * cos, c * cos - d * sin, c * sin + d * cos] as const;
  const cut = cropped ? cutOf(picture, look) : { left: 0, top: 0 };
  const [x, y] = [picture.width / 2, picture.height / 2];
  return [
    ...m,
    frame.width / 2 - cut.left - (m[0] * x + m[2] * y),
    frame.height / 2 - cut.top - (m[1] * x + m[3] * y),
  ];
}

/** The point of the picture that is shown at a point. */
export function backThrough([a, b, c, d, e, f]: Matrix, { x, y }: { x: number; y: number }) {
  const area = a * d - b * c;
  return {
    x: (d * (x - e) - c * (y - f)) / area,
    y: (a * (y - f) - b * (x - e)) / area,
  };
}

const clamp = (value: number) => (value < 0 ? 0 : value > 1 ? 1 : value);

/** `gain`: of one colour against the others. More light keeps the brightest from running out. */
function curve(gain: number, { exposure, contrast, highlights, shadows }: Tone): Uint8ClampedArray {
  const table = new Uint8ClampedArray(256);
  const steep = contrast / 100;
  const light = 2 ** ((exposure / 100) * 1.3);
  for (let at = 0; at < 256; at += 1) {
    const given = clamp((at / 255) * gain);
    let value = light > 1 ? 1 - (1 - given) ** light : given * light;
    value += (shadows / 100) * 2 * value * (1 - value) ** 3;
    value += (highlights / 100) * 2 * value ** 3 * (1 - value);
    value = clamp(value);
    const curved = value * value * (3 - 2 * value);
    value = steep >= 0 ? value + 1.2 * steep * (curved - value) : 0.5 + (value - 0.5) * (1 + 0.6 * steep);
    table[at] = Math.round(clamp(value) * 255);
  }
  return table;
}

/** Changes pixels in place: red, green, blue and, of four channels, how opaque each is. */
export function applyTone(pixels: Uint8Array | Uint8ClampedArray, channels: 3 | 4, tone: Tone) {
  if (isPlainTone(tone)) return;
  const warm = tone.warmth / 100;
  const red = curve(1 + 0.18 * warm, tone);
  const green = curve(1 + 0.02 * warm, tone);
  const blue = curve(1 - 0.18 * warm, tone);
  const colour = 1 + tone.saturation / 100;
  const kept = new Uint8ClampedArray(1); // rounds and stays within a byte
  const bounded = (value: number) => ((kept[0] = value), kept[0]!);
  for (let at = 0; at < pixels.length; at += channels) {
    const [r, g, b] = [red[pixels[at]!]!, green[pixels[at + 1]!]!, blue[pixels[at + 2]!]!];
    if (colour === 1) {
      pixels[at] = r;
      pixels[at + 1] = g;
      pixels[at + 2] = b;
    } else {
      const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b;
      pixels[at] = bounded(grey + (r - grey) * colour);
      pixels[at + 1] = bounded(grey + (g - grey) * colour);
      pixels[at + 2] = bounded(grey + (b - grey) * colour);
    }
  }
}
