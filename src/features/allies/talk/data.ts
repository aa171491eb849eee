/** What an ally answers, beside its text. */
import { z } from 'zod';
import { mainText, type Output } from '#tools/define/output.ts';

const passage = z.strictObject({
  id: z.number(),
  title: z.string(),
  /** “page 3” */
  place: z.string().nullable(),
  text: z.string(),
  href: z.string().nullable(),
});
export type CitedPassage = z.output<typeof passage>;

export const allyAnswer = z.strictObject({
  ally: z.strictObject({ id: z.string(), name: z.string(), seed: z.string() }),
  /** `nothing`: it does not know, and says so. */
  by: z.enum(['memory', 'tool', 'quotes', 'bamboo', 'engine', 'nothing']),
  passages: z.array(passage),
  /** The tool that made the text. */
  tool: z.strictObject({ id: z.string(), title: z.string(), page: z.string().nullable() }).nullable(),
  /** Tools that a language model used on its way. */
  used: z.array(z.strictObject({ id: z.string(), title: z.string() })).optional(),
  remembered: z.array(z.strictObject({ id: z.string(), text: z.string(), before: z.string().nullable() })),
  /** Titles of what it was given and is gone. */
  missing: z.array(z.string()),
  /** So many documents and works of its maker it does not tell others about. */
  withheld: z.number(),
});
export type AllyAnswer = z.output<typeof allyAnswer>;

/** What is remembered about someone is theirs alone: what others read says neither what, nor of what. */
export function withoutMemories(output: Output): Output {
  const read = allyAnswer.safeParse(output.data);
  if (!read.success) return { ...output, data: null };
  const { by, remembered, passages } = read.data;
  const isNoted = by === 'memory' && remembered.length > 0;
  const texts = isNoted ? { ...output.texts, [mainText]: 'I will remember that.' } : output.texts;
  return {
    ...output,
    texts,
    data: { ...read.data, remembered: [], passages: by === 'memory' ? [] : passages },
  };
}
