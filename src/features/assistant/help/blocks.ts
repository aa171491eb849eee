/** A help text as data: what a page draws from it can only ever be text, lists and links. */
import { z } from 'zod';

const inline = z.discriminatedUnion('is', [
  z.object({ is: z.literal('text'), text: z.string() }),
  z.object({ is: z.literal('strong'), text: z.string() }),
  z.object({ is: z.literal('code'), text: z.string() }),
  z.object({ is: z.literal('link'), text: z.string(), href: z.string() }),
]);
export type Inline = z.output<typeof inline>;

const line = z.array(inline);
export type Line = z.output<typeof line>;

export const block = z.discriminatedUnion('is', [
  z.object({ is: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), line }),
  z.object({ is: z.literal('paragraph'), line }),
  z.object({ is: z.literal('list'), ordered: z.boolean(), items: z.array(line) }),
  z.object({ is: z.literal('code'), text: z.string() }),
]);
export type Block = z.output<typeof block>;

export const textOf = (line: Line) => line.map(({ text }) => text).join('');
