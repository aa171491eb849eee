/** What a mood changes: the mode, where in the range of the genre the tempo lies, how busy and how high the melody is. */
import type { Mode, Mood } from '../piece.ts';

export interface MoodRules {
  title: string;
  mode: Mode;
  /** From 0, the slowest of the genre, to 1. */
  pace: number;
  busy: number;
  /** In semitones. */
  register: number;
}

export const moods: Record<Mood, MoodRules> = {
  calm: { title: 'Calm', mode: 'major', pace: 0.2, busy: -1, register: 0 },
  happy: { title: 'Happy', mode: 'major', pace: 0.8, busy: 1, register: 3 },
  sad: { title: 'Sad', mode: 'minor', pace: 0.1, busy: -1, register: -3 },
  dreamy: { title: 'Dreamy', mode: 'major', pace: 0.3, busy: -1, register: 5 },
  energetic: { title: 'Energetic', mode: 'minor', pace: 1, busy: 1, register: 2 },
  dark: { title: 'Dark', mode: 'minor', pace: 0.4, busy: 0, register: -5 },
  romantic: { title: 'Romantic', mode: 'minor', pace: 0.3, busy: 0, register: 0 },
  hopeful: { title: 'Hopeful', mode: 'major', pace: 0.6, busy: 0, register: 2 },
};
