/** What a legal document holds as a work: the place, the template and the answers. The text is made from them each time. */
import { z } from 'zod';
import { textField } from '#kit/contract/text-field.ts';

export const longestAnswer = 4000;
export const longestRegion = 100;
const mostAnswers = 60;

const name = z
  .string()
  .max(40)
  .regex(/^[\w-]+$/);

export const lawContent = z.strictObject({
  template: name,
  /** A country code. */
  country: z.string().regex(/^[A-Z]{2}$/),
  /** State, province or part of the country, where it has a law of its own. */
  region: textField(longestRegion),
  answers: z
    .record(name, textField(longestAnswer))
    .refine((answers) => Object.keys(answers).length <= mostAnswers, 'These are too many answers.'),
});
export type LawContent = z.output<typeof lawContent>;
