/** Colours as eyes see them: lightness 0 to 1, chroma, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

export const lch = (l: number, c: number, h: number): Oklch => ({ l, c, h });

/** Mixed through Lab, so that opposite hues meet in grey and not in a rainbow. */
export function mix(a: Oklch, b: Oklch, part: number): Oklch {
  const [aa, ab] = [a.c * Math.cos(rad(a.h)), a.c * Math.sin(rad(a.h))];
  const [ba, bb] = [b.c * Math.cos(rad(b.h)), b.c * Math.sin(rad(b.h))];
  const [x, y] = [aa + (ba - aa) * part, ab + (bb - ab) * part];
  return { l: a.l + (b.l - a.l) * part, c: Math.hypot(x, y), h: (Math.atan2(y, x) * 180) / Math.PI };
}

export const lighter = ({ l, c, h }: Oklch, by: number): Oklch => ({
  l: Math.min(1, Math.max(0, l + by)),
  c,
  h,
});

export function hex(colour: Oklch): string {
  // What a screen cannot show loses chroma, never lightness.
  for (let c = colour.c; c > 0.004; c *= 0.9) {
    const rgb = toRgb({ ...colour, c });
    if (rgb.every((value) => value >= -0.004 && value <= 1.004)) return write(rgb);
  }
  return write(toRgb({ ...colour, c: 0 }));
}

/** Channels from 0 to 1 as screens take them. */
export function toRgb({ l, c, h }: Oklch): [number, number, number] {
  const [a, b] = [c * Math.cos(rad(h)), c * Math.sin(rad(h))];
  const L = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const M = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const S = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encode(4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S),
    encode(-1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S),
    encode(-0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S),
  ];
}

export function fromHex(text: string): Oklch {
  const [r, g, b] = [1, 3, 5].map((at) => decode(parseInt(text.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  const L = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const M = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const S = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * L - 2.428592205 * M + 0.4505937099 * S;
  const y = 0.0259040371 * L + 0.7827717662 * M - 0.808675766 * S;
  const l = 0.2104542553 * L + 0.793617785 * M - 0.0040720468 * S;
  return { l, c: Math.hypot(x, y), h: (Math.atan2(y, x) * 180) / Math.PI };
}

const rad = (degrees: number) => (degrees * Math.PI) / 180;
const encode = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
const decode = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const write = (rgb: readonly number[]) =>
  `#${rgb
    .map((v) =>
      Math.round(Math.min(1, Math.max(0, v)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
