/** What was written goes out in its order, and a tool that is called holds nothing back. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { ThreadMessage } from './contract.ts';
import { createSender, type WaitingMessage } from './sender.ts';

const posted: { id: string; text: string; answer: PromiseWithResolvers<ThreadMessage> }[] = [];
vi.mock('#kit/contract/call.ts', async (original) => ({
  ...(await original<object>()),
  call: (_: unknown, { body }: { body: { id: string; text: string } }) => {
    const answer = Promise.withResolvers<ThreadMessage>();
    posted.push({ ...body, answer });
    return answer.promise;
  },
}));
vi.mock('#kit/outbox/outbox.ts', () => ({
  keepWaiting: async () => undefined,
  forgetWaiting: async () => undefined,
  listWaiting: async () => [],
}));

beforeEach(() => void posted.splice(0));

function open() {
  let waiting: readonly WaitingMessage[] = [];
  const sent: ThreadMessage[] = [];
  const sender = createSender({
    threadId: 't',
    ownerId: 'm',
    onChange: (next) => (waiting = next),
    onSent: (message) => sent.push(message),
  });
  const write = (text: string) => sender.send({ text, replyTo: null, files: [], fileNames: [] });
  return { sender, sent, write, texts: () => waiting.map(({ body }) => body.text), waiting: () => waiting };
}

test('once the thread has told of a message the next goes out, whatever is still done about the first', async () => {
  const { sender, write, texts } = open();
  await write('@search bamboo');
  await write('And bring chairs');
  expect(posted.map(({ text }) => text)).toEqual(['@search bamboo']);
  sender.heard(posted[0]!.id);
  await expect.poll(() => posted.map(({ text }) => text)).toEqual(['@search bamboo', 'And bring chairs']);
  expect(texts()).toEqual(['And bring chairs']);
  posted[0]!.answer.reject(new Error('too late to matter'));
  posted[1]!.answer.resolve({ id: posted[1]!.id } as ThreadMessage);
  await expect.poll(texts).toEqual([]);
});

test('what could not be sent says that it waits', async () => {
  const { sender, write, waiting } = open();
  await write('Hello');
  expect(waiting()[0]!.isDelayed).toBeUndefined();
  posted[0]!.answer.reject(new Error('no network'));
  await expect.poll(() => waiting()[0]?.isDelayed).toBe(true);
  sender.close();
});
