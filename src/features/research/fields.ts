/** What can be researched, and what is said where it cannot. */
import { z } from 'zod';

export const longestQuestion = 1000;
export const longestPoint = 300;
export const mostPoints = 12;

const nothing = 'Write the question you want researched.';
const tooLong = `That is a whole text. Ask a question of at most ${longestQuestion.toLocaleString('en')} characters.`;

/** One letter of an alphabet says nothing; one Chinese character may be a word. */
const says =
  /[\p{L}\p{N}][^]*[\p{L}\p{N}]|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export const questionField = z
  .string(nothing)
  .trim()
  .min(1, nothing)
  .max(longestQuestion, tooLong)
  .refine((text) => text === '' || says.test(text), 'Write at least two letters or digits.');

const point = z
  .string()
  .trim()
  .min(1, 'Write what to look into, or remove the empty point.')
  .max(longestPoint, `Use at most ${longestPoint} characters for a point.`)
  .refine((text) => text === '' || says.test(text), 'Write at least two letters or digits.');

export const planField = z
  .array(point)
  .min(1, 'Keep at least one point to look into.')
  .max(mostPoints, `Use at most ${mostPoints} points; each is searched for and read on its own.`);
