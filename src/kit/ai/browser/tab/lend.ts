/** Lends this browser's models to the runs of its person: one tab of all that are open answers. */
import { call } from '#kit/contract/call.ts';
import { pageRealtime, type ChannelEvent } from '#kit/realtime/client.ts';
import { askTicket } from '#kit/realtime/use-own-channel.ts';
import { joinBrowserChannel } from '../contract.ts';
import type { FromTab, ToTab } from '../protocol.ts';
import { answer } from './answer.ts';
import { failureOf } from './failures.ts';
import { createOptions, readyModels } from './find-models.ts';
import { sendPieces } from './send-pieces.ts';

const lockName = 'browser-ai';
const retryAfter = 2_000;

/** Waits until no other tab answers, then answers until the signal ends it. `onReady` hears that the server knows of this tab. */
export async function lend(signal: AbortSignal, onReady: () => void): Promise<void> {
  await navigator.locks.request(lockName, { signal }, async () => {
    // Kept open, so that the model stays loaded between two requests.
    const session = await LanguageModel.create({ ...(await createOptions()), signal }).catch(() => undefined);
    try {
      while (!signal.aborted) await serve(session, signal, onReady);
    } finally {
      session?.destroy();
    }
  });
}

/** Until the channel is no longer this person's: they signed in or out. */
async function serve(
  session: LanguageModel | undefined,
  signal: AbortSignal,
  onReady: () => void,
): Promise<void> {
  const channel = await findChannel().catch(() => undefined);
  if (channel === undefined) return pause(signal);
  const models = await readyModels(session);
  const working = new Map<string, AbortController>();
  const left = Promise.withResolvers<void>();
  const say = <Type extends keyof FromTab>(type: Type, data: FromTab[Type]) =>
    pageRealtime().signal(channel, type, data);

  function hear({ type, data }: ChannelEvent) {
    if (type === 'joined' || type === 'back') {
      // What was asked before a break has failed on the server's side.
      for (const controller of working.values()) controller.abort();
      say('ready', { models });
      onReady();
    }
    if (type === 'left') left.resolve();
    if (type === 'ask') void work(data as ToTab['ask']);
    if (type === 'stop') working.get((data as ToTab['stop']).id)?.abort();
    if (type === 'ping') {
      const { id } = data as ToTab['ping'];
      if (working.has(id)) say('alive', { id });
      else say('failed', { id, why: 'broken' });
    }
  }

  async function work({ id, ask }: ToTab['ask']) {
    const controller = new AbortController();
    working.set(id, controller);
    say('alive', { id });
    try {
      await sendPieces(answer(ask, controller.signal), (text) => say('text', { id, text }));
      say('end', { id });
    } catch (error) {
      if (!controller.signal.aborted) say('failed', { id, why: failureOf(error, 'prompt') });
    } finally {
      working.delete(id);
    }
  }

  const unfollow = pageRealtime().follow(channel, hear);
  signal.addEventListener('abort', () => left.resolve(), { once: true });
  await left.promise;
  say('leaving', null);
  unfollow();
  for (const controller of working.values()) controller.abort();
}

async function findChannel(): Promise<string> {
  const { channel, isGuest } = await call(joinBrowserChannel);
  pageRealtime().ticketsFrom(isGuest ? askTicket : undefined);
  return channel;
}

function pause(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, retryAfter);
  signal.addEventListener('abort', () => resolve(), { once: true });
  return promise.finally(() => clearTimeout(timer));
}
