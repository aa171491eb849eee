/** What can be researched, and what is said where it cannot. */
import { z } from 'zod';
import { saysSomething, tooFewLetters, type TextRule } from '#language/text-problem.ts';
import { mostPoints, planWords, pointRule, questionRule } from './limits.ts';

const textBy = ({ longest, nothing, tooLong }: TextRule) =>
  z
    .string(nothing)
    .trim()
    .min(1, nothing)
    .max(longest, tooLong)
    .refine((text) => text === '' || saysSomething(text), tooFewLetters);

export const questionField = textBy(questionRule);

export const planField = z
  .array(textBy(pointRule))
  .min(1, planWords.empty)
  .max(mostPoints, planWords.tooMany);
