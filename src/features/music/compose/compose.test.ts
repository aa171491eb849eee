/** The rules of harmony, over many seeds, judged by tables of their own: chords by name, and scales as stacks of fifths. */
import { describe, expect, test } from 'vitest';
import { barTicks, genreIds, moodIds, placesOf, secondsOf, step, type Piece } from '../piece.ts';
import { pieceSchema } from '../piece-schema.ts';
import { rootsOf } from './bass.ts';
import { compose } from './compose.ts';
import { kicksOf } from './drums.ts';
import { genres } from './genres.ts';
import { readPrompt } from './read-prompt.ts';
import { wrap } from './scale.ts';
import { countParallels, voice } from './voicing.ts';
import { wishOf } from './wish.ts';

const pieces: Piece[] = genreIds.flatMap((genre) =>
  moodIds.flatMap((mood) => [1, 22, 333, 4444].map((seed) => compose({ genre, mood, seed, seconds: 60 }))),
);
const sections = pieces.flatMap((piece) => piece.sections.map((section) => ({ piece, section })));
const letters: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const qualities: Record<string, number[]> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  dim: [0, 3, 6],
  '7': [0, 4, 7, 10],
  maj7: [0, 4, 7, 11],
  m7: [0, 3, 7, 10],
  m7b5: [0, 3, 6, 10],
};
function tonesNamed(name: string): number[] {
  const [, letter, sign, quality] = /^([A-G])([♯♭]?)(.*)$/.exec(name)!;
  const root = letters[letter!]! + (sign === '♯' ? 1 : sign === '♭' ? -1 : 0);
  return qualities[quality!]!.map((interval) => wrap(root + interval));
}
/** Seven fifths in a row, from the fourth below the tonic of the major key. */
const fifthsOf = ({ tonic, mode }: Piece) =>
  Array.from({ length: 7 }, (_, at) => wrap((mode === 'major' ? tonic : tonic + 3) + 7 * (at - 1)));

describe('every piece', () => {
  test('fits its schema and is about as long as asked', () => {
    for (const piece of pieces) {
      expect(pieceSchema.safeParse(piece).error).toBeUndefined();
      expect(Math.abs(secondsOf(piece) - 60)).toBeLessThan(20);
    }
  });
  test('is the same for the same seed and another for another', () => {
    const wish = { genre: 'pop', mood: 'happy', seconds: 30 } as const;
    expect(compose({ ...wish, seed: 1 })).toEqual(compose({ ...wish, seed: 1 }));
    expect(compose({ ...wish, seed: 1 })).not.toEqual(compose({ ...wish, seed: 2 }));
  });
  test('explains each of its bars', () => {
    for (const { section } of sections) {
      expect(section.rules).toHaveLength(section.bars);
      for (const rules of section.rules) expect(rules.length).toBeGreaterThanOrEqual(4);
    }
  });
});

describe('harmony', () => {
  test('the last section ends with dominant and tonic', () => {
    for (const piece of pieces) {
      const last = placesOf(piece).at(-1)!.section.chords.slice(-2);
      expect(last.map(({ tones }) => wrap(tones[0]! - piece.tonic))).toEqual([7, 0]);
      // The leading tone, in minor too.
      expect(last[0]!.tones).toContain(wrap(piece.tonic + 11));
    }
  });
  test('a verse asks with a half cadence and answers with a full one', () => {
    for (const piece of pieces) {
      const { chords } = piece.sections[0]!;
      expect(wrap(chords[3]!.tones[0]! - piece.tonic)).toBe(7);
      expect(wrap(chords[7]!.tones[0]! - piece.tonic)).toBe(0);
    }
  });
  test('no voices move in parallel fifths or octaves, nor with the bass', () => {
    for (const { section } of sections) {
      const basses = rootsOf(section.chords);
      const voicings = voice(section.chords, basses);
      for (let at = 1; at < voicings.length; at += 1)
        expect(countParallels([basses[at - 1]!, ...voicings[at - 1]!], [basses[at]!, ...voicings[at]!])).toBe(
          0,
        );
    }
  });
  test('each chord is called by its name', () => {
    for (const { section } of sections)
      for (const { name, tones } of section.chords) {
        expect(tonesNamed(name), name).toEqual(tones);
      }
  });
  test('every note is in the scale or in its chord', () => {
    for (const { piece, section } of sections) {
      const scale = fifthsOf(piece);
      for (const role of ['bass', 'chords', 'pad', 'arp', 'lead'] as const)
        for (const [start, , pitch] of section.notes[role] ?? []) {
          const chord = section.chords.find((one) => start >= one.start && start < one.start + one.length)!;
          const isExplained = scale.includes(wrap(pitch)) || chord.tones.includes(wrap(pitch));
          expect(isExplained, `${piece.genre} ${role} ${pitch} over ${chord.name}`).toBe(true);
        }
    }
  });
});

describe('parts', () => {
  test('the bass starts with the root of each chord, and where it follows the kick, only with the kick', () => {
    for (const { piece, section } of sections) {
      const bass = section.notes.bass ?? [];
      for (const chord of section.chords)
        expect(wrap(bass.find(([start]) => start === chord.start)![2])).toBe(chord.tones[0]);
      if (genres[piece.genre].bass !== 'kick') continue;
      const kicks = new Set([
        ...kicksOf(section.notes.drums ?? []),
        ...section.chords.map(({ start }) => start),
      ]);
      for (const [start] of bass) expect(kicks.has(start)).toBe(true);
    }
  });
  test('long and strong notes of the melody are tones of the chord', () => {
    for (const { piece, section } of sections)
      for (const [start, length, pitch] of section.notes.lead ?? []) {
        const chord = section.chords.find((one) => start >= one.start && start < one.start + one.length)!;
        if (length >= 4 * step || start % barTicks(piece) === 0) expect(chord.tones).toContain(wrap(pitch));
      }
  });
  test('the motif returns: the first bar and the fifth have the same rhythm', () => {
    for (const piece of pieces) {
      const { notes } = piece.sections[0]!;
      const rhythmOf = (bar: number) =>
        (notes.lead ?? [])
          .filter(([start]) => Math.floor(start / barTicks(piece)) === bar)
          .map(([start, length]) => [start % barTicks(piece), length]);
      expect(rhythmOf(4)).toEqual(rhythmOf(0));
    }
  });
  test('no note goes beyond its section', () => {
    for (const { piece, section } of sections)
      for (const notes of Object.values(section.notes))
        for (const [start, length] of notes)
          expect(start + length).toBeLessThanOrEqual(section.bars * barTicks(piece));
  });
});

describe('a prompt', () => {
  test('sets the knobs that it names', () => {
    expect(
      readPrompt('A sad, slow jazz ballad in B♭ minor, 90 bpm, 2 minutes, with piano and flute'),
    ).toEqual({
      genre: 'jazz',
      mood: 'sad',
      tempo: 90,
      tonic: 10,
      mode: 'minor',
      seconds: 120,
      instruments: ['piano', 'flute'],
    });
  });
  test('says nothing where it names none', () => {
    expect(readPrompt('constructor of __proto__')).toEqual({ instruments: [] });
  });
  test('a knob that is set wins', () => {
    const input = {
      prompt: 'happy house',
      genre: 'waltz',
      mood: 'auto',
      key: 'auto',
      mode: 'auto',
      seconds: 45,
      instruments: [],
      seed: 1,
    } as const;
    expect(wishOf({ ...input, instruments: [] })).toMatchObject({ genre: 'waltz', mood: 'happy' });
  });
});
