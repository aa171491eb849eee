import type { z } from 'zod';
import { warmGrammar } from '#bamboo/check-grammar.server.ts';
import { creditsFor } from '#kit/ai/price.ts';
import type { QuoteContext } from '#tools/define/define-run.server.ts';
import { castRoles, builtInEngine } from './cast.ts';
import { givenDocument } from './given-document.server.ts';
import { planSteps } from './plan.ts';
import { promptFor } from './prompts.ts';
import type { collaborate } from './tool.ts';

/** As long as a draft can become. */
const draftLength = 12_000;

/** Each step at its most, with the document that is given, or one as long as a draft. */
export async function quote(
  { task, rounds, roles, document: own }: z.output<typeof collaborate.input>,
  { ai, earlier }: QuoteContext,
): Promise<number | null> {
  const cast = castRoles(await ai.engines(['text']), roles);
  // The price is asked for while the text is still being looked over: by the time it is sent, the checker is there.
  if (cast.critique?.id === builtInEngine) warmGrammar();
  const given = await givenDocument(own, { earlier });
  const document = given ?? ' '.repeat(draftLength);
  let sum = 0;
  for (const { role } of planSteps(rounds)) {
    const engine = cast[role];
    if (!engine || engine.id === builtInEngine || (role === 'draft' && given !== undefined)) continue;
    const { messages, maxTokens, instructions } = promptFor(role, { document, task });
    const most = ai.estimate(engine, messages, maxTokens, instructions);
    if (most === null && engine.source === 'owner') return null;
    sum += creditsFor(engine, most);
  }
  return sum;
}
