/** The shape in which a judging engine answers. */
import { z } from 'zod';

const words = z.string().max(400).nullable();

export const verdictSchema = z.object({
  matters: z.array(
    z.object({
      /** One: nobody contradicts. Several: they exclude each other. */
      sides: z.array(z.object({ quotes: z.array(z.object({ answer: z.string(), quote: z.string() })) })),
      difference: words,
      assumption: words,
      settledBy: words,
    }),
  ),
});
