import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { gatherDeltas } from './gather-deltas.ts';

const token = (content: string, more: object = {}) =>
  `data: ${JSON.stringify({ id: 'x', choices: [{ index: 0, delta: { content, ...more }, finish_reason: null }] })}\n\n`;

/** The pieces arrive one after the other, with a pause before those that are numbers. */
function sent(pieces: readonly (string | Uint8Array | number | Error)[]) {
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async start(controller) {
      for (const piece of pieces) {
        if (typeof piece === 'number') await pause(piece);
        else if (piece instanceof Error) return controller.error(piece);
        else
          controller.enqueue(
            (typeof piece === 'string' ? new TextEncoder().encode(piece) : piece) as Uint8Array<ArrayBuffer>,
          );
      }
      controller.close();
    },
  });
}

async function received(body: ReadableStream<Uint8Array>) {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>)
    text += decoder.decode(chunk, { stream: true });
  return text;
}

const events = (text: string) => text.split(/(?<=\n\r?\n)/).filter((event) => event !== '');
const textOf = (text: string) =>
  events(text)
    .map((event) => (JSON.parse(event.slice(6)) as { choices: { delta: { content: string } }[] }).choices[0]!)
    .map(({ delta }) => delta.content)
    .join('');

test('the first token goes on at once, those that have arrived meanwhile together', async () => {
  const reader = gatherDeltas(sent([token('a'), token('b'), token('c')])).getReader();
  const next = async () => textOf(new TextDecoder().decode((await reader.read()).value));
  expect(await next()).toBe('a');
  expect(await next()).toBe('bc');
  expect((await reader.read()).done).toBe(true);
});

test('nothing waits for what may come: each token is there before the next is sent', async () => {
  let send: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => void (send = controller),
  });
  const reader = gatherDeltas(source).getReader();
  const arrived: string[] = [];
  // With a clock that stands still, whatever waits for a time waits for ever.
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'performance', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  for (const word of ['one', 'two', 'three']) {
    send!.enqueue(new TextEncoder().encode(token(word)) as Uint8Array<ArrayBuffer>);
    arrived.push(textOf(new TextDecoder().decode((await reader.read()).value)));
  }
  expect(arrived).toEqual(['one', 'two', 'three']);
});

test('what comes after a pause comes once', async () => {
  const pieces = ['a', 'b', 'c', 'd', 'e'].flatMap((one) => [token(one), 1, token(one), 60]);
  expect(textOf(await received(gatherDeltas(sent(pieces))))).toBe('aabbccddee');
});

test.each([
  ['a role', token('a', { role: 'assistant' })],
  ['an end', 'data: {"choices":[{"delta":{"content":"a"},"finish_reason":"stop"}]}\n\n'],
  ['usage', 'data: {"choices":[{"delta":{"content":"a"}}],"usage":{"total_tokens":1}}\n\n'],
  ['two choices', 'data: {"choices":[{"delta":{"content":"a"}},{"delta":{"content":"b"}}]}\n\n'],
  ['an error inside', 'data: {"error":{"message":"no"},"choices":[{"delta":{"content":"a"}}]}\n\n'],
  ['what is not JSON', 'data: {"content" oops}\n\n'],
  ['a comment', ': keep-alive\n\n'],
  ['the last word', 'data: [DONE]\n\n'],
  ['an event with a name', 'event: error\ndata: {"content":1}\n\n'],
])('%s goes through as it came, in its place', async (_, block) => {
  const text = await received(gatherDeltas(sent([token('x'), token('y'), block, token('z')])));
  const at = text.indexOf(block);
  expect(at).toBeGreaterThan(0);
  expect(textOf(text.slice(0, at))).toBe('xy');
  expect(textOf(text.slice(at + block.length))).toBe('z');
});

test('an end in the middle keeps what came, and an error comes after it', async () => {
  const half = 'data: {"choices":[{"del';
  expect(await received(gatherDeltas(sent([token('a'), half])))).toBe(token('a') + half);
  const reader = gatherDeltas(sent([token('a'), 1, token('b'), 1, new Error('cut')])).getReader();
  const next = async () => textOf(new TextDecoder().decode((await reader.read()).value));
  expect(await next()).toBe('a');
  expect(await next()).toBe('b');
  await expect(reader.read()).rejects.toThrow('cut');
});

test('however it is cut into pieces, the text is the same', async () => {
  const words = fc.array(fc.string({ unit: 'grapheme', maxLength: 8 }), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(words, fc.integer({ min: 1, max: 40 }), fc.boolean(), async (tokens, size, crlf) => {
      const whole = tokens.map((one) => token(one)).join('');
      const bytes = new TextEncoder().encode(crlf ? whole.replaceAll('\n\n', '\r\n\r\n') : whole);
      const pieces: Uint8Array[] = [];
      for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.slice(at, at + size));
      expect(textOf(await received(gatherDeltas(sent(pieces))))).toBe(tokens.join(''));
    }),
    { numRuns: 60 },
  );
});
