/** A whole product: what it makes and takes. Its page would have a row of its own in the page table. */
import { z } from 'zod';
import { acceptReadable } from '#tools/define/accepts.ts';
import { mainText } from '#tools/define/output.ts';
import { defineTool } from '#tools/define/tool.ts';
import { defineKind, editedAs } from '#tools/kinds/kind.ts';
import { defineWork } from '#tools/work/work-kind.ts';

export const haikuSchema = z.strictObject({ lines: z.array(z.string().max(60)).length(3) });
export type Haiku = z.output<typeof haikuSchema>;

const page = '/ai/collaborate';
export const haikuWork = defineWork<Haiku>({ id: 'haiku', title: 'Haiku', page });
export const haikuKind = defineKind<Haiku>({
  id: 'haiku',
  title: 'Haiku',
  readable: true,
  editedAs: editedAs(haikuWork, ({ output }) => output.data),
});

export const haiku = defineTool({
  id: 'haiku',
  title: 'Haiku',
  description: 'Three lines about anything.',
  output: haikuKind,
  page,
  input: z.strictObject({ about: z.string().min(1, 'Say what it is about.').max(60) }),
  accepts: [acceptReadable(({ texts }) => ({ about: (texts[mainText] ?? '').slice(0, 60) }))],
  examples: [{ title: 'Bamboo', input: { about: 'Bamboo' } }],
});
