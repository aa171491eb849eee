/** Calls a streaming endpoint from the browser and gives its events as they come. */
import { actingHeaders } from '#kit/businesses/acting-tab.ts';
import { addressOf, request } from './call.ts';
import type { AnyEndpoint, CallInput, OutputOf } from './endpoint.ts';

interface Options {
  signal?: AbortSignal;
}

export async function* callStream<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  { signal }: Options = {},
): AsyncGenerator<OutputOf<E>, void, undefined> {
  const { body } = input as { body?: unknown };
  const response = await request(addressOf(endpoint, input), {
    method: endpoint.method,
    signal: signal ?? null,
    headers: {
      ...actingHeaders(endpoint),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.body) yield* readEvents<OutputOf<E>>(response.body);
}

/** The events of a stream of ours: one line of JSON each. Lines that begin with a colon only keep the connection open. */
export async function* readEvents<Event>(
  bytes: ReadableStream<Uint8Array>,
): AsyncGenerator<Event, void, undefined> {
  const reader = bytes.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop()!;
      for (const line of lines) if (line.startsWith('data: ')) yield JSON.parse(line.slice(6)) as Event;
    }
  } finally {
    await reader.cancel();
  }
}
