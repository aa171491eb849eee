import type { RunContext } from '#tools/define/define-run.server.ts';
import { mainText } from '#tools/define/output.ts';

/** One's own text, or what an earlier turn of the talk came to. */
export async function givenDocument(document: string | undefined, { earlier }: Pick<RunContext, 'earlier'>) {
  if (document?.trim()) return document;
  return (await earlier()).at(-1)?.output.texts[mainText] || undefined;
}
