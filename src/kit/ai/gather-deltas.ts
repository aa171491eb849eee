/**
 * OpenAI's chat protocol sends an event for every token, and the library that reads it checks each against a schema: most of
 * what a stream costs. Here the tokens that come within a moment become one event. Whatever is not plainly a piece of text
 * goes through as it came, so that faults stay what they are.
 */

import { createPace } from '#kit/pace.ts';

/** Less than what a screen shows at once, more than what fast models need for a token. */
const pace = createPace(25);

type Bytes = Uint8Array<ArrayBuffer>;

interface TextEvent {
  choices: [{ delta: { content: string } }];
}

export function gatherDeltas(body: ReadableStream<Bytes>): ReadableStream<Bytes> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let unread = '';
  let gathered: TextEvent | undefined;
  let ready = '';
  let sentAt = 0;
  const over = pace.begin();
  let reading: Promise<void> | undefined;
  let ended = false;
  let failure: { error: unknown } | undefined;

  function take(text: string) {
    unread += text;
    // Events are separated by an empty line, however a server writes its line ends.
    const blocks = unread.split(/(?<=\n\r?\n)/);
    unread = blocks.pop() ?? '';
    if (/\n\r?\n$/.test(unread)) {
      blocks.push(unread);
      unread = '';
    }
    for (const block of blocks) {
      const event = textEventIn(block);
      if (event && gathered) gathered.choices[0].delta.content += event.choices[0].delta.content;
      else if (event) gathered = event;
      else {
        release();
        ready += block;
      }
    }
  }

  function release() {
    if (gathered) ready += `data: ${JSON.stringify(gathered)}\n\n`;
    gathered = undefined;
  }

  /** What came before a failure is handed on before it. */
  async function read() {
    try {
      const { done, value } = await reader.read();
      ended = done;
      if (done) over();
      take(done ? decoder.decode() : decoder.decode(value, { stream: true }));
    } catch (error) {
      ended = true;
      over();
      failure = { error };
    }
    reading = undefined;
  }

  /** More has come, or the time is over; then the same read goes on. */
  async function next(wait: number | undefined): Promise<void> {
    reading ??= read();
    if (wait === undefined) return reading;
    let timer: NodeJS.Timeout | undefined;
    const time = new Promise<void>((resolve) => (timer = setTimeout(resolve, wait)));
    await Promise.race([reading, time]);
    clearTimeout(timer);
  }

  return new ReadableStream(
    {
      async pull(controller) {
        for (;;) {
          const left = gathered && sentAt + pace.wait - performance.now();
          if (ended || (left !== undefined && left <= 0)) release();
          if (ended) {
            ready += unread;
            unread = '';
          }
          if (ready !== '') {
            controller.enqueue(encoder.encode(ready));
            sentAt = performance.now();
            ready = '';
            return;
          }
          if (failure) throw failure.error;
          if (ended) return controller.close();
          await next(left);
        }
      },
      cancel(reason) {
        over();
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}

/** An event that holds a piece of the answer's text and nothing else. */
function textEventIn(block: string): TextEvent | undefined {
  const [, json] = /^data: ?(\{[^\n]*\})\r?\n\r?\n$/.exec(block) ?? [];
  if (!json?.includes('"content"')) return undefined;
  let event: Record<string, unknown>;
  try {
    event = JSON.parse(json) as Record<string, unknown>;
  } catch {
    return undefined; // the library says what is wrong with it
  }
  const { choices, usage, error } = event;
  if (usage || error || !Array.isArray(choices) || choices.length !== 1) return undefined;
  const choice = choices[0] as Record<string, unknown> | null;
  if (!choice || choice.finish_reason || choice.index || choice.logprobs) return undefined;
  const delta = choice.delta as Record<string, unknown> | null | undefined;
  const isText = delta && typeof delta.content === 'string' && Object.keys(delta).length === 1;
  return isText ? (event as unknown as TextEvent) : undefined;
}
