/** How providers are called: their own addresses plainly, servers that people name through the checked door; both bounded. */
import { createSafeStream } from '#kit/net/safe-stream.server.ts';
import { Fault } from './fault.server.ts';

/** Longest line of an event stream: a word or two is usual, and a server gone wild must not fill the memory. */
const longestLine = 2 * 1024 * 1024;
/** Longest answer that comes in one piece, pictures and speech included. */
const longestBody = 48 * 1024 * 1024;
const newline = 10;

type Fetch = typeof fetch;

/** For addresses that the owner configured or that a provider is known by. */
export const providerFetch: Fetch = bounded((input, init) => fetch(input, { ...init, redirect: 'error' }));

/** For addresses that people give. */
export const personFetch: Fetch = bounded(createSafeStream());

function bounded(send: Fetch): Fetch {
  return async (input, init) => {
    const response = await send(input, init);
    if (!response.body) return response;
    const isEvents = (response.headers.get('content-type') ?? '').startsWith('text/event-stream');
    const body = checked(response.body, isEvents ? lineLimit() : bodyLimit());
    return new Response(body, { status: response.status, headers: response.headers });
  };
}

type Bytes = Uint8Array<ArrayBuffer>;
type Check = (chunk: Bytes) => void;

/** A transform stream would do the same for three times the work on each chunk. */
function checked(body: ReadableStream<Bytes>, check: Check): ReadableStream<Bytes> {
  const reader = body.getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        try {
          check(value);
        } catch (error) {
          await reader.cancel(error);
          throw error;
        }
        controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

function lineLimit(): Check {
  let length = 0;
  return (chunk) => {
    const end = chunk.lastIndexOf(newline);
    length = end === -1 ? length + chunk.length : chunk.length - end - 1;
    if (length > longestLine) throw new Fault('broken', 'sent a line without end');
  };
}

function bodyLimit(): Check {
  let length = 0;
  return (chunk) => {
    length += chunk.length;
    if (length > longestBody) throw new Fault('broken', 'sent more than we can take');
  };
}
