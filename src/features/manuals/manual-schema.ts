import { z } from 'zod';
import {
  bases,
  findingPlaces,
  hazards,
  longestLine,
  longestPicture,
  longestText,
  mostCallouts,
  mostFindings,
  mostPhotos,
  mostRows,
  mostSteps,
  mostTranslations,
  signals,
  stepGroups,
} from './manual.ts';

/** The database cannot hold the character NUL. */
const words = (most: number) =>
  z
    .string()
    .max(most, `Use at most ${most.toLocaleString('en')} characters.`)
    .regex(/^[^\0]*$/, 'Remove the invisible character.');
const line = words(longestLine);
const text = words(longestText);
const id = z.string().regex(/^[\w-]{1,40}$/);
const language = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/, 'Use a language tag such as “en”.');
const key = z.string().regex(/^[\w.-]{1,100}$/);
const many = <Item extends z.ZodType>(item: Item, most: number, what: string) =>
  z.array(item).max(most, `A manual has at most ${most} ${what}.`);

const callout = z.strictObject({
  id,
  x: z.number().min(0).max(100),
  y: z.number().min(0).max(100),
  label: line,
});

const photo = z.strictObject({
  id,
  picture: z
    .string()
    .max(longestPicture, 'Use a smaller photo.')
    .regex(/^data:image\/(?:png|jpeg|webp);base64,[\w+/=]+$/, 'Use a PNG, JPEG or WebP photo.'),
  alt: line,
  caption: line,
  callouts: many(callout, mostCallouts, 'callouts on a photo'),
});

export const manualSchema = z.strictObject({
  language,
  model: line,
  maker: line,
  contact: line,
  intendedUse: text,
  notIntendedUse: text,
  photos: many(photo, mostPhotos, 'photos'),
  parts: many(z.strictObject({ id, name: line, count: z.int().min(1).max(9999) }), mostRows, 'parts'),
  notices: many(
    z.strictObject({
      id,
      signal: z.enum(signals),
      hazard: z.enum(hazards),
      danger: line,
      consequence: line,
      avoidance: text,
    }),
    mostRows,
    'safety notices',
  ),
  steps: many(
    z.strictObject({
      id,
      group: z.enum(stepGroups),
      text,
      basis: z.enum(bases),
      photo: z.union([id, z.literal('')]),
    }),
    mostSteps,
    'steps',
  ),
  specs: many(z.strictObject({ id, name: line, value: line, unit: words(40) }), mostRows, 'specifications'),
  care: many(z.strictObject({ id, task: line, interval: line }), mostRows, 'maintenance tasks'),
  troubles: many(z.strictObject({ id, problem: line, cause: line, remedy: line }), mostRows, 'problems'),
  disposal: text,
  warranty: text,
  online: z
    .string()
    .max(500, 'Use at most 500 characters.')
    .regex(/^(?:https?:\/\/[^\s\0]+)?$/, 'Use a web address that starts with https://.'),
  edition: z.int().min(1).max(999),
  previous: z.strictObject({ prints: z.record(key, z.string().max(20)) }).nullable(),
  history: many(z.strictObject({ edition: z.int().min(1).max(999), note: line }), 100, 'editions'),
  translations: many(
    z.strictObject({ language, words: z.record(key, text) }),
    mostTranslations,
    'languages beside its own',
  ),
  findings: many(
    z.strictObject({
      id,
      place: z.enum(findingPlaces),
      name: line,
      value: text,
      unit: words(40),
      source: line,
      quote: text,
    }),
    mostFindings,
    'facts to check',
  ),
});
