/**
 * OpenAI's chat protocol sends an event for every token, and the library that reads it checks each against a schema: most of
 * what a stream costs. Here the tokens that have arrived by the time somebody reads become one event; nothing is held back to
 * wait for more. Whatever is not plainly a piece of text goes through as it came, so that faults stay what they are.
 */
import { nextTurn } from '#kit/next-turn.ts';

/** A server that never pauses must not be gathered for ever. */
const mostGathered = 64 * 1024;

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
  let isFirst = true;
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

  const isMuch = () => ready.length + (gathered?.choices[0].delta.content.length ?? 0) > mostGathered;

  /** What came before a failure is handed on before it. */
  async function read() {
    try {
      const { done, value } = await reader.read();
      ended = done;
      take(done ? decoder.decode() : decoder.decode(value, { stream: true }));
    } catch (error) {
      ended = true;
      failure = { error };
    }
    reading = undefined;
  }

  return new ReadableStream(
    {
      async pull(controller) {
        while (!ended) {
          reading ??= read();
          // Once there is something to hand on, only what is there already is taken along: a busy process gathers much that way.
          if (!gathered && ready === '') await reading;
          else if (isFirst || isMuch() || !(await Promise.race([reading.then(() => true), nextTurn()])))
            break;
        }
        release();
        if (ended) {
          ready += unread;
          unread = '';
        }
        if (ready !== '') controller.enqueue(encoder.encode(ready));
        else if (failure) throw failure.error;
        else controller.close();
        isFirst = false;
        ready = '';
      },
      cancel: (reason) => reader.cancel(reason),
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
