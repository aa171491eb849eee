/** What a sentence says about the knobs. It sets these and nothing else: what it does not name is left to them. */
import { instrumentIds, instruments, type Genre, type Instrument, type Mode, type Mood } from '../piece.ts';

export interface PromptKnobs {
  genre?: Genre;
  mood?: Mood;
  tempo?: number;
  tonic?: number;
  mode?: Mode;
  seconds?: number;
  instruments: Instrument[];
}

const genreWords: Record<string, Genre> = {
  'lo-fi': 'lo-fi',
  lofi: 'lo-fi',
  'hip-hop': 'lo-fi',
  study: 'lo-fi',
  pop: 'pop',
  house: 'house',
  dance: 'house',
  techno: 'house',
  club: 'house',
  synthwave: 'synthwave',
  retro: 'synthwave',
  '80s': 'synthwave',
  ambient: 'ambient',
  meditation: 'ambient',
  sleep: 'ambient',
  jazz: 'jazz',
  swing: 'jazz',
  rock: 'rock',
  waltz: 'waltz',
};
const moodWords: Record<string, Mood> = {
  calm: 'calm',
  relaxed: 'calm',
  relaxing: 'calm',
  peaceful: 'calm',
  happy: 'happy',
  cheerful: 'happy',
  joyful: 'happy',
  sad: 'sad',
  melancholic: 'sad',
  melancholy: 'sad',
  dreamy: 'dreamy',
  energetic: 'energetic',
  driving: 'energetic',
  dark: 'dark',
  mysterious: 'dark',
  romantic: 'romantic',
  tender: 'romantic',
  hopeful: 'hopeful',
  uplifting: 'hopeful',
};
const letters: Record<string, number> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 };
const signs: Record<string, number> = { '#': 1, '♯': 1, sharp: 1, b: -1, '♭': -1, flat: -1 };

export function readPrompt(prompt: string): PromptKnobs {
  const text = prompt.slice(0, 500).toLowerCase();
  const words = text.split(/[\s,.;:!?()]+/);
  const knobs: PromptKnobs = { instruments: instrumentsIn(text) };
  for (const word of words) {
    const genre = Object.hasOwn(genreWords, word) ? genreWords[word] : undefined;
    const mood = Object.hasOwn(moodWords, word) ? moodWords[word] : undefined;
    if (genre) knobs.genre ??= genre;
    if (mood) knobs.mood ??= mood;
  }
  const tempo = /(?<![\d.])(\d{2,3}) ?bpm\b/.exec(text)?.[1];
  if (tempo) knobs.tempo = Math.min(200, Math.max(50, Number(tempo)));
  const length = /(?<![\d.])(\d{1,3}) ?-?(seconds?|secs?|s|minutes?|mins?)\b/.exec(text);
  if (length)
    knobs.seconds = Math.min(180, Math.max(10, Number(length[1]) * (length[2]!.startsWith('m') ? 60 : 1)));
  const key = /\b([a-g]) ?(#|♯|sharp|b|♭|flat)? (major|minor)\b/.exec(text);
  if (key) {
    knobs.tonic = (letters[key[1]!]! + (key[2] ? signs[key[2]]! : 0) + 12) % 12;
    knobs.mode = key[3] as Mode;
  }
  return knobs;
}

function instrumentsIn(text: string): Instrument[] {
  return instrumentIds.filter(
    (id) =>
      text.includes(instruments[id].toLowerCase()) ||
      (id.length > 3 && new RegExp(`\\b${id}s?\\b`).test(text)),
  );
}
