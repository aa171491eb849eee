/** What was written goes out in its order, and a tool that is called holds nothing back. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { ThreadMessage } from './contract.ts';
import { createSender, type WaitingMessage } from './sender.ts';

const posted: { id: string; text: string; answer: PromiseWithResolvers<ThreadMessage> }[] = [];

// A browser without storage: what waits is held only while the tab is open.
beforeEach(() => {
  posted.splice(0);
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const answer = Promise.withResolvers<ThreadMessage>();
    posted.push({ ...(JSON.parse(body) as { id: string; text: string }), answer });
    return Response.json(await answer.promise);
  });
});

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

test('once the thread has a message the next is sent, even while the first request is open', async () => {
  const { sender, write, texts } = open();
  await write('@search bamboo');
  await write('And bring chairs');
  await expect.poll(() => posted.map(({ text }) => text)).toEqual(['@search bamboo']);
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
  await expect.poll(() => posted.length).toBe(1);
  posted[0]!.answer.reject(new Error('no network'));
  await expect.poll(() => waiting()[0]?.isDelayed).toBe(true);
  sender.close();
});
