/** Scales, chords on their degrees, and what they are called. */
import { keyNames, type Chord, type Mode } from '../piece.ts';

const scales: Record<Mode, readonly number[]> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
};

export const wrap = (pitch: number) => ((pitch % 12) + 12) % 12;
export const scaleOf = (tonic: number, mode: Mode) => scales[mode].map((interval) => wrap(tonic + interval));

export type ChordSketch = Omit<Chord, 'start' | 'length'>;

const qualities: Record<string, { name: string; isSmall: boolean; mark: string }> = {
  '4,7': { name: '', isSmall: false, mark: '' },
  '3,7': { name: 'm', isSmall: true, mark: '' },
  '3,6': { name: 'dim', isSmall: true, mark: '°' },
  '4,7,11': { name: 'maj7', isSmall: false, mark: 'maj7' },
  '4,7,10': { name: '7', isSmall: false, mark: '7' },
  '3,7,10': { name: 'm7', isSmall: true, mark: '7' },
  '3,6,10': { name: 'm7b5', isSmall: true, mark: 'ø7' },
};
const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];

interface Key {
  tonic: number;
  mode: Mode;
}

/** The chord on a degree, from 0. In minor the dominant takes the raised seventh: without it there is no cadence. */
export function chordOn(degree: number, { tonic, mode }: Key, withSeventh: boolean): ChordSketch {
  const scale = [...scaleOf(tonic, mode)];
  if (mode === 'minor' && degree === 4) scale[6] = wrap(tonic + 11);
  const tones = (withSeventh ? [0, 2, 4, 6] : [0, 2, 4]).map((third) => scale[(degree + third) % 7]!);
  const { name, isSmall, mark } = qualityOf(tones);
  const roman = romans[degree]!;
  return {
    tones,
    name: `${keyNames[tones[0]!]}${name}`,
    roman: (isSmall ? roman.toLowerCase() : roman) + mark,
  };
}

/** The dominant of a degree: outside the scale, and explained by where it leads. */
export function secondaryDominant(degree: number, key: Key): ChordSketch {
  const root = wrap(scaleOf(key.tonic, key.mode)[degree]! + 7);
  const tones = [0, 4, 7, 10].map((interval) => wrap(root + interval));
  const target = chordOn(degree, key, false);
  return { tones, name: `${keyNames[root]}7`, roman: `V7/${target.roman}` };
}

function qualityOf(tones: readonly number[]) {
  const intervals = tones.slice(1).map((tone) => wrap(tone - tones[0]!));
  return qualities[intervals.join(',')] ?? { name: '', isSmall: false, mark: '' };
}
