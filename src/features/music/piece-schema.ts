/** What a piece may hold: everything that comes from outside is checked by this before it is played or rendered. */
import { z } from 'zod';
import {
  genreIds,
  instrumentIds,
  modeIds,
  moodIds,
  roleIds,
  secondsOf,
  ticksPerBeat,
  type Note,
  type Piece,
} from './piece.ts';

export const longestPiece = 240;
const mostNotes = 2000;
export const mostBars = 16;

const tick = z
  .int()
  .min(0)
  .max(mostBars * 4 * ticksPerBeat);
const noteParts = [tick, tick.min(1), z.int().min(0).max(127), z.int().min(1).max(127)] as const;
/** A list of four and no tuple: clients of our API read their schema by rules in which a tuple has no items at all. */
const note = z
  .array(z.int())
  .length(noteParts.length)
  .refine(
    (parts) => noteParts.every((part, at) => part.safeParse(parts[at]).success),
    'This note is not valid.',
  ) as unknown as z.ZodType<Note>;
const role = z.enum(roleIds);

const chord = z.strictObject({
  start: tick,
  length: tick,
  tones: z.array(z.int().min(0).max(11)).min(1).max(7),
  name: z.string().max(12),
  roman: z.string().max(12),
});

const section = z.strictObject({
  id: z.string().min(1).max(20),
  name: z.string().max(40),
  bars: z.int().min(1).max(mostBars),
  chords: z.array(chord).max(mostBars * 4),
  rules: z.array(z.array(z.string().max(300)).max(8)).max(mostBars),
  notes: z.partialRecord(role, z.array(note).max(mostNotes)),
});

export const pieceSchema: z.ZodType<Piece> = z
  .strictObject({
    genre: z.enum(genreIds),
    mood: z.enum(moodIds),
    seed: z.int().min(0).max(999_999),
    tempo: z.number().min(40).max(220),
    beats: z.int().min(3).max(4),
    tonic: z.int().min(0).max(11),
    mode: z.enum(modeIds),
    swing: z.number().min(0).max(0.6),
    feel: z.number().min(0).max(1),
    tracks: z
      .array(
        z.strictObject({
          role,
          instrument: z.enum(instrumentIds),
          volume: z.number().min(0).max(1),
          pan: z.number().min(-1).max(1),
          room: z.number().min(0).max(1),
          isMuted: z.boolean(),
        }),
      )
      .max(roleIds.length),
    sections: z.array(section).min(1).max(8),
    order: z
      .array(z.strictObject({ section: z.string().max(20), off: z.array(role).max(roleIds.length) }))
      .max(60),
  })
  .refine((piece) => secondsOf(piece as Piece) <= longestPiece, {
    message: `A piece can be ${longestPiece / 60} minutes long at most.`,
  }) as z.ZodType<Piece>;
