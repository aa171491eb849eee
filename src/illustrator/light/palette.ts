/** The colours of an hour: everything in a picture is seen through them, which is what holds it together. */
import { lch, mix, type Oklch } from '../colour/oklch.ts';
import type { Mood, Scene, Season, Time, Weather } from '../scene.ts';

export interface Palette {
  skyTop: Oklch;
  skyMid: Oklch;
  skyLow: Oklch;
  /** The sun or the moon, and what it throws on edges. */
  source: Oklch;
  light: Oklch;
  /** What is far away fades into it. */
  haze: Oklch;
  /** What lies in shadow leans to it. */
  shade: Oklch;
  /** How much of a thing's own lightness and chroma is left at this hour. */
  exposure: number;
  chroma: number;
  isNight: boolean;
  leaf: Oklch;
  grass: Oklch;
  blossom: Oklch;
}

type Hour = Omit<Palette, 'leaf' | 'grass' | 'blossom' | 'isNight'>;

const hours: Record<Time, Hour> = {
  dawn: {
    skyTop: lch(0.6, 0.085, 275),
    skyMid: lch(0.78, 0.085, 350),
    skyLow: lch(0.92, 0.085, 65),
    source: lch(0.97, 0.07, 85),
    light: lch(0.93, 0.08, 55),
    haze: lch(0.82, 0.065, 15),
    shade: lch(0.38, 0.09, 285),
    exposure: 0.8,
    chroma: 0.85,
  },
  day: {
    skyTop: lch(0.6, 0.125, 245),
    skyMid: lch(0.77, 0.095, 230),
    skyLow: lch(0.94, 0.035, 205),
    source: lch(0.99, 0.04, 100),
    light: lch(0.98, 0.04, 95),
    haze: lch(0.86, 0.055, 220),
    shade: lch(0.42, 0.09, 255),
    exposure: 0.97,
    chroma: 1,
  },
  golden: {
    skyTop: lch(0.64, 0.09, 228),
    skyMid: lch(0.83, 0.06, 60),
    skyLow: lch(0.92, 0.11, 75),
    source: lch(0.98, 0.09, 92),
    light: lch(0.95, 0.11, 80),
    haze: lch(0.86, 0.075, 70),
    shade: lch(0.4, 0.08, 320),
    exposure: 0.9,
    chroma: 1.05,
  },
  sunset: {
    skyTop: lch(0.36, 0.115, 292),
    skyMid: lch(0.6, 0.165, 12),
    skyLow: lch(0.85, 0.145, 65),
    source: lch(0.96, 0.12, 88),
    light: lch(0.88, 0.14, 60),
    haze: lch(0.64, 0.125, 25),
    shade: lch(0.24, 0.085, 295),
    exposure: 0.64,
    chroma: 0.92,
  },
  night: {
    skyTop: lch(0.17, 0.06, 272),
    skyMid: lch(0.27, 0.085, 265),
    skyLow: lch(0.43, 0.095, 245),
    source: lch(0.96, 0.035, 95),
    light: lch(0.82, 0.06, 230),
    haze: lch(0.37, 0.075, 250),
    shade: lch(0.13, 0.05, 275),
    exposure: 0.5,
    chroma: 0.68,
  },
};

const greens: Record<Season, Pick<Palette, 'leaf' | 'grass' | 'blossom'>> = {
  spring: { leaf: lch(0.7, 0.14, 130), grass: lch(0.72, 0.15, 130), blossom: lch(0.84, 0.1, 0) },
  summer: { leaf: lch(0.56, 0.13, 145), grass: lch(0.64, 0.14, 132), blossom: lch(0.82, 0.15, 75) },
  autumn: { leaf: lch(0.64, 0.17, 48), grass: lch(0.68, 0.12, 100), blossom: lch(0.66, 0.18, 38) },
  winter: { leaf: lch(0.6, 0.035, 200), grass: lch(0.93, 0.018, 235), blossom: lch(0.94, 0.02, 240) },
};

/** What the weather takes of colour, and which grey it gives. */
const skies: Record<Weather, { grey: number; chroma: number; dark: number }> = {
  clear: { grey: 0, chroma: 1, dark: 0 },
  cloudy: { grey: 0.35, chroma: 0.85, dark: 0.02 },
  rain: { grey: 0.62, chroma: 0.7, dark: 0.1 },
  snow: { grey: 0.4, chroma: 0.7, dark: -0.03 },
  fog: { grey: 0.55, chroma: 0.6, dark: -0.04 },
  storm: { grey: 0.7, chroma: 0.75, dark: 0.22 },
};

const feelings: Record<Mood, { chroma: number; hue: Oklch | null; part: number }> = {
  calm: { chroma: 1, hue: null, part: 0 },
  cheerful: { chroma: 1.14, hue: null, part: 0 },
  mysterious: { chroma: 0.9, hue: lch(0.35, 0.1, 195), part: 0.26 },
  dreamy: { chroma: 1, hue: lch(0.84, 0.1, 335), part: 0.28 },
  dramatic: { chroma: 1.12, hue: lch(0.3, 0.13, 15), part: 0.2 },
};

export function paletteOf({
  time,
  weather,
  season,
  mood,
}: Pick<Scene, 'time' | 'weather' | 'season' | 'mood'>): Palette {
  const hour = hours[time];
  const { grey, chroma, dark } = skies[weather];
  const feeling = feelings[mood];
  const see = (colour: Oklch) => {
    const dull = mix(colour, lch(colour.l, 0.025, 245), grey);
    const felt = feeling.hue
      ? mix(dull, { ...feeling.hue, l: dull.l * 0.8 + feeling.hue.l * 0.2 }, feeling.part)
      : dull;
    return { ...felt, l: Math.max(0.08, felt.l - dark), c: felt.c * feeling.chroma };
  };
  return {
    skyTop: see(hour.skyTop),
    skyMid: see(hour.skyMid),
    skyLow: see(hour.skyLow),
    source: hour.source,
    light: see(hour.light),
    haze: see(hour.haze),
    shade: see(hour.shade),
    exposure: hour.exposure - dark * 0.7,
    chroma: hour.chroma * chroma * feeling.chroma,
    isNight: time === 'night',
    ...greens[season],
  };
}

/** A thing's own colour as it is seen at this hour and this far away (0 near, 1 lost in the haze). */
export function seen(own: Oklch, palette: Palette, far = 0): Oklch {
  const lit = { l: own.l * palette.exposure, c: own.c * palette.chroma, h: own.h };
  const tinted = mix(lit, { ...palette.shade, l: lit.l }, 0.1 + (1 - palette.exposure) * 0.42);
  return mix(tinted, palette.haze, far);
}
