/** Pitches as letters with sharps and flats, as the key asks for. */
import type { Mode, Piece } from '../piece.ts';
import { scaleOf, wrap } from '../compose/scale.ts';

const letters = ['C', 'D', 'E', 'F', 'G', 'A', 'B'] as const;
const naturals = [0, 2, 4, 5, 7, 9, 11];
const majorLetters = [0, 1, 1, 2, 2, 3, 3, 4, 5, 5, 6, 6];
/** In minor some keys go by their sharps: C♯ minor has four, D♭ minor would have eight flats. */
const minorLetters = [0, 0, 1, 2, 2, 3, 3, 4, 4, 5, 6, 6];

export interface Spelled {
  letter: string;
  /** 1 is a sharp, -1 a flat. */
  sign: number;
  octave: number;
  /** The key signature has it so. */
  isUsual: boolean;
}

const tonicLetter = (tonic: number, mode: Mode) => (mode === 'major' ? majorLetters : minorLetters)[tonic]!;

export function spell(pitch: number, { tonic, mode }: Pick<Piece, 'tonic' | 'mode'>): Spelled {
  const scale = scaleOf(tonic, mode);
  const tone = wrap(pitch);
  let degree = scale.indexOf(tone);
  const isUsual = degree >= 0;
  // Outside the scale it is the note below, raised; or the one above, lowered, where that is nearer to its letter.
  if (!isUsual) degree = scale.indexOf(wrap(tone - 1));
  if (degree < 0) degree = scale.indexOf(wrap(tone + 1));
  const at = (tonicLetter(tonic, mode) + degree) % 7;
  const sign = ((tone - naturals[at]! + 18) % 12) - 6;
  return { letter: letters[at]!, sign, octave: Math.floor((pitch - sign) / 12) - 1, isUsual };
}

export const signWords: Record<number, string> = { 2: '𝄪', 1: '♯', 0: '', [-1]: '♭', [-2]: '𝄫' };

export function keyName({ tonic, mode }: Pick<Piece, 'tonic' | 'mode'>): string {
  const { letter, sign } = spell(60 + tonic, { tonic, mode });
  return `${letter}${signWords[sign] ?? ''} ${mode}`;
}
