/** Server-sent events as the answer of a streaming endpoint: each event goes through the contract's output schema. */
import { z } from 'zod';
import type { AnswerOf, AnyEndpoint } from '#kit/contract/endpoint.ts';
import { nextTurn } from '#kit/next-turn.ts';

/** Proxies close what is silent for long. */
const heartbeat = 15_000;
const stillHere = new TextEncoder().encode(': still here\n\n');

interface Options {
  /** Called when the reader has gone before the end. */
  onLeave(): void;
}

export function eventStream<E extends AnyEndpoint>(
  { output }: E,
  events: AsyncIterable<AnswerOf<E>>,
  options: Options,
): Response {
  async function* written() {
    for await (const event of events) yield JSON.stringify(z.parse(output, event));
  }
  return rawEvents(written(), options);
}

/** The data of each event as it is, for protocols that are not ours. */
export function rawEvents(events: AsyncIterable<string>, { onLeave }: Options): Response {
  const encoder = new TextEncoder();
  const iterator = events[Symbol.asyncIterator]();
  let beat: NodeJS.Timeout;
  let isFirst = true;

  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        beat = setInterval(() => controller.enqueue(stillHere), heartbeat);
      },
      async pull(controller) {
        // Whoever makes the events puts together what gathers until they are asked for: under load that is more.
        if (!isFirst) await nextTurn();
        isFirst = false;
        try {
          const { done, value } = await iterator.next();
          if (done) {
            clearInterval(beat);
            controller.close();
            return;
          }
          controller.enqueue(encoder.encode(`data: ${value}\n\n`));
        } catch (error) {
          clearInterval(beat);
          throw error;
        }
        beat.refresh();
      },
      async cancel() {
        clearInterval(beat);
        onLeave();
        await iterator.return?.();
      },
    },
    { highWaterMark: 1 },
  );
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' },
  });
}
