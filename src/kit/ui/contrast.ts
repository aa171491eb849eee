/** WCAG 2 contrast of colours written in oklch or hex: what the tests of the tokens measure with. */

export type Rgb = readonly [red: number, green: number, blue: number];

/** Linear light, 0 to 1; outside that range the colour is beyond what an sRGB screen shows. */
export function linearRgb(color: string): Rgb {
  const oklch = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(color);
  if (oklch) return fromOklch(Number(oklch[1]), Number(oklch[2]), Number(oklch[3]));
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(color);
  if (hex) return [linear(hex[1]!), linear(hex[2]!), linear(hex[3]!)];
  throw new Error(`Not an opaque oklch or hex colour: ${color}`);
}

export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string) {
  const [red, green, blue] = linearRgb(color).map((part) => Math.min(1, Math.max(0, part))) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(hex: string) {
  const part = Number.parseInt(hex, 16) / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** The matrices of the CSS Color 4 specification. */
function fromOklch(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}
