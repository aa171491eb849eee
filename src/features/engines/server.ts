import { ownerFor } from '#kit/businesses/act-for.server.ts';
import { pricesAsOf } from '#kit/ai/known-models.ts';
import type { TextAnswer } from '#kit/ai/text.server.ts';
import { eventStream } from '#kit/http/event-stream.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { listEngines, tryEngine, type TryEvent } from './contract.ts';
import { ownKeyEndpoints } from './keys.server.ts';

const fewTokens = 500;

export const engineEndpoints = [
  implement(listEngines, async (_, { ai, caller }) => {
    await ai.findLocal();
    // Looking makes nobody a guest: who has no account yet has no engines of their own either.
    const principal = caller.kind === 'member' ? ownerFor(caller) : undefined;
    const engines = await ai.enginesFor(principal);
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

  ...ownKeyEndpoints,
];

async function* present({ stream, result }: TextAnswer, began: number): AsyncGenerator<TryEvent> {
  for await (const part of stream)
    if (part.type === 'text' || part.type === 'source' || part.type === 'error') yield part;
  const { error, inputTokens, outputTokens, cost } = await result;
  const milliseconds = Math.round(performance.now() - began);
  if (!error) yield { type: 'end', milliseconds, inputTokens, outputTokens, cost };
}
