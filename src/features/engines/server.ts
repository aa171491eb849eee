import { pricesAsOf } from '#kit/ai/known-models.ts';
import type { TextAnswer } from '#kit/ai/text.server.ts';
import { eventStream } from '#kit/http/event-stream.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { browserChannelOf } from '#kit/ai/browser/protocol.ts';
import { joinBrowserChannel } from '#kit/ai/browser/contract.ts';
import { listEngines } from '#kit/ai/contract.ts';
import { ownerIdIfKnown } from '#kit/principals/owner-id-if-known.server.ts';
import { tryEngine, type TryEvent } from './contract.ts';
import { ownKeyEndpoints } from './keys.server.ts';

const fewTokens = 500;

export const engineEndpoints = [
  implement(listEngines, async (_, context) => {
    const { ai } = context;
    await ai.findLocal();
    const engines = await ai.enginesFor(await ownerIdIfKnown(context));
    return { items: engines.map((engine) => ({ ...engine, can: [...engine.can] })), pricesAsOf };
  }),

  implement(tryEngine, async ({ params: { id }, body: { question } }, context) => {
    const stop = new AbortController();
    const began = performance.now();
    const answer = await context.ai.text({
      principal: await context.principal(),
      engine: id,
      // This one or none: what another would say is not what was asked here.
      fallback: false,
      messages: [{ role: 'user', content: question }],
      maxTokens: fewTokens,
      purpose: 'engines.try',
      requestId: context.requestId,
      signal: AbortSignal.any([stop.signal, context.request.signal]),
    });
    return eventStream(tryEngine, present(answer, began), { onLeave: () => stop.abort() });
  }),

  implement(joinBrowserChannel, async (_, context) => {
    const { caller } = context;
    // A browser belongs to a person, also while they act for a business.
    const person = caller.kind === 'member' ? caller.user.id : await context.principal();
    return { channel: browserChannelOf(person), isGuest: caller.kind !== 'member' };
  }),

  ...ownKeyEndpoints,
];

async function* present({ stream, result }: TextAnswer, began: number): AsyncGenerator<TryEvent> {
  for await (const part of stream)
    if (part.type === 'text' || part.type === 'source' || part.type === 'error') yield part;
  const { error, inputTokens, outputTokens, cost } = await result;
  const milliseconds = Math.round(performance.now() - began);
  if (!error) yield { type: 'end', milliseconds, inputTokens, outputTokens, cost };
}
