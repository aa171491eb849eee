/** The part of a tool's input that says what is written for; shared by every tool that writes. */
import { z } from 'zod';
import { fieldProblem, longestField } from './field-problem.ts';
import { lengths } from './occasion.ts';
import { findOccasion } from './occasions.ts';

export const occasionInput = {
  occasion: z
    .string()
    .max(60)
    .refine((id) => id === '' || findOccasion(id) !== undefined, 'Choose an occasion from the list.')
    .default('')
    .describe('What the text is for, such as repair or decline; empty for your own words alone.'),
  fields: z
    .record(
      z.string().max(40),
      z.string().max(longestField, `Use at most ${longestField.toLocaleString('en')} characters.`),
    )
    .default({})
    .describe('What the form of the occasion asks for, by field.'),
  length: z.enum(lengths).default('usual').describe('The length.'),
};

export function checkFields(
  { occasion, fields }: { occasion: string; fields: Record<string, string> },
  context: z.RefinementCtx,
) {
  const problem = fieldProblem(findOccasion(occasion), fields);
  if (problem) context.addIssue({ code: 'custom', path: ['fields'], message: problem.message });
}
