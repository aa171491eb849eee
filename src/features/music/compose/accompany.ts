/** What is made of the voices of a chord: struck by a rhythm, held, or broken into single notes. */
import { barTicks, step, type Chord, type Note } from '../piece.ts';

/** By a line of sixteenths: `x` strikes, `-` holds. */
export function comp(chords: readonly Chord[], voicings: readonly number[][], line: string): Note[] {
  return chords.flatMap((chord, at) => {
    const fits = chord.length >= line.length * step ? line : 'x' + '-'.repeat(chord.length / step - 1);
    return [...fits.matchAll(/x-*/g)].flatMap((hit) =>
      voicings[at]!.map((pitch, voice): Note => [
        chord.start + hit.index * step,
        hit[0].length * step,
        pitch,
        (hit.index === 0 ? 82 : 70) - voice * 3,
      ]),
    );
  });
}

export const hold = (chords: readonly Chord[], voicings: readonly number[][]): Note[] =>
  chords.flatMap(({ start, length }, at) => voicings[at]!.map((pitch): Note => [start, length, pitch, 66]));

/** Up and down again, an octave higher than the chords. */
export function breakUp(
  chords: readonly Chord[],
  voicings: readonly number[][],
  of: 'eighths' | 'sixteenths',
  beats: number,
): Note[] {
  const length = of === 'eighths' ? 2 * step : step;
  return chords.flatMap((chord, at) => {
    const [low, middle, high] = voicings[at] as [number, number, number];
    const figure = [low, middle, high, low + 12, high, middle].map((pitch) => pitch + 12);
    return Array.from({ length: Math.floor(chord.length / length) }, (_, of): Note => [
      chord.start + of * length,
      length,
      figure[of % figure.length]!,
      (of * length) % (barTicks({ beats }) / 2) === 0 ? 84 : 68,
    ]);
  });
}
