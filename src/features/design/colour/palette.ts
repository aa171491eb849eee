/** Colours by rule in OKLCH: a pair of hues by the mood, a scheme by the layout; whatever is read stands out from what it lies on. */
import { clampChroma, converter, formatHex, parse, wcagContrast } from 'culori';
import { moods, type Mood } from './moods.ts';

/** How strong colours are, of what the scheme says. */
const strength: Partial<Record<Mood, number>> = {
  elegant: 0.5,
  minimal: 0.25,
  calm: 0.65,
  dark: 0.8,
  romantic: 0.8,
};

export type Scheme = 'paper' | 'solid' | 'night' | 'pastel';

export interface Palette {
  field: string;
  ink: string;
  accent: string;
  second: string;
  soft: string;
}

type Three = readonly [l: number, c: number, hue: 0 | 1];
const schemes: Record<Scheme, Record<keyof Palette, Three>> = {
  paper: {
    field: [0.965, 0.018, 1],
    ink: [0.24, 0.045, 0],
    accent: [0.59, 0.2, 0],
    second: [0.79, 0.15, 1],
    soft: [0.905, 0.05, 1],
  },
  solid: {
    field: [0.5, 0.19, 0],
    ink: [0.975, 0.022, 1],
    accent: [0.87, 0.15, 1],
    second: [0.27, 0.07, 0],
    soft: [0.58, 0.18, 0],
  },
  night: {
    field: [0.2, 0.035, 0],
    ink: [0.955, 0.025, 1],
    accent: [0.79, 0.15, 1],
    second: [0.6, 0.2, 0],
    soft: [0.31, 0.055, 0],
  },
  pastel: {
    field: [0.895, 0.065, 1],
    ink: [0.27, 0.085, 0],
    accent: [0.56, 0.2, 0],
    second: [0.975, 0.02, 1],
    soft: [0.82, 0.095, 1],
  },
};

const toOklch = converter('oklch');

const hexOf = (l: number, c: number, h: number): string =>
  formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));

export const isColour = (text: string) => /^#[0-9a-f]{6}$/.test(text);

/** Any way of writing a colour as six digits; undefined where it is none. */
export function asHex(text: string): string | undefined {
  const read = parse(text.trim().toLowerCase());
  return read ? formatHex(read) : undefined;
}

export const contrast = (a: string, b: string) => wcagContrast(a, b);

/** The same hue, lighter or darker until it can be read on this. */
export function readable(colour: string, on: string, least = 4.5): string {
  if (contrast(colour, on) >= least) return colour;
  const { l, c, h = 0 } = toOklch(colour)!;
  // It stays on its side of the ground where that side has room.
  const isLighter = l > toOklch(on)!.l;
  const isOnDark =
    contrast(isLighter ? '#ffffff' : '#000000', on) >= least
      ? isLighter
      : contrast('#ffffff', on) > contrast('#000000', on);
  for (let part = 0.1; part <= 1; part += 0.1) {
    const to = isOnDark ? l + (1 - l) * part : l * (1 - part);
    const tried = hexOf(to, c * (1 - part * 0.4), h);
    if (contrast(tried, on) >= least) return tried;
  }
  return isOnDark ? '#ffffff' : '#000000';
}

export function paletteOf(mood: Mood, scheme: Scheme, kit: readonly string[] = []): Palette {
  const own = kit.filter(isColour).map((one) => ({ hex: one, ...toOklch(one)! }));
  const [first, second] = [own[0], own[1]];
  const hues = first ? [first.h ?? 0, second?.h ?? first.h ?? 0] : moods[mood];
  const by = first ? Math.min(1, Math.max(0.12, first.c / 0.17)) : (strength[mood] ?? 1);
  const made = Object.fromEntries(
    Object.entries(schemes[scheme]).map(([name, [l, c, hue]]) => [name, hexOf(l, c * by, hues[hue]!)]),
  ) as unknown as Palette;
  if (first && scheme === 'solid') made.field = first.hex;
  if (first && scheme !== 'solid') made.accent = first.hex;
  if (second && scheme !== 'solid') made.second = second.hex;
  if (second && scheme === 'solid') made.accent = second.hex;
  return {
    ...made,
    ink: readable(made.ink, made.field, scheme === 'solid' ? 4.5 : 7),
    accent: readable(made.accent, made.field, 3),
  };
}
