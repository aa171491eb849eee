/** The knobs and the sentence as one wish: a knob that is set wins over what the sentence says. */
import { keyNames, type Genre, type Instrument, type KeyName, type Mode, type Mood } from '../piece.ts';
import type { PieceOptions } from './compose.ts';
import { readPrompt } from './read-prompt.ts';

export interface MusicInput {
  prompt: string;
  genre: Genre | 'auto';
  mood: Mood | 'auto';
  key: KeyName | 'auto';
  mode: Mode | 'auto';
  tempo?: number | undefined;
  seconds: number;
  instruments: Instrument[];
  seed: number;
}

const usualSeconds = 45;

export function wishOf(input: MusicInput): PieceOptions {
  const said = readPrompt(input.prompt);
  return {
    genre: input.genre === 'auto' ? (said.genre ?? 'lo-fi') : input.genre,
    mood: input.mood === 'auto' ? (said.mood ?? 'calm') : input.mood,
    seed: input.seed,
    tempo: input.tempo ?? said.tempo,
    tonic: input.key === 'auto' ? said.tonic : keyNames.indexOf(input.key),
    mode: input.mode === 'auto' ? said.mode : input.mode,
    seconds: input.seconds === usualSeconds ? (said.seconds ?? usualSeconds) : input.seconds,
    instruments: input.instruments.length > 0 ? input.instruments : said.instruments,
  };
}
