/** One open thread: its messages, who is there, what waits to be sent; live for members. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '#kit/contract/call.ts';
import { isBelow, isOf } from '#kit/contract/query-key.ts';
import { refreshQueries } from '#kit/contract/refresh-queries.ts';
import { query } from '#kit/contract/query.ts';
import { pageRealtime } from '#kit/realtime/client.ts';
import { askTicket } from '#kit/realtime/use-own-channel.ts';
import { useChannel } from '#kit/realtime/use-channel.ts';
import { isOpen, type RunState } from '#tools/run/run.ts';
import { getAsk } from './asks/contract.ts';
import { threadChannelOf } from './channel-name.ts';
import {
  getThread,
  listMessages,
  listThreads,
  threadChanges,
  threadRun,
  type ThreadMessage,
  type ThreadView,
} from './contract.ts';
import { listOutcomes } from './outcomes/contract.ts';
import { createPresence, type Presence } from './presence.ts';
import { isAtLeast } from './roles.ts';
import { createSender } from './sender.ts';
import { createThreadStore, type Page } from './store.ts';

const heartbeat = 25_000;
const lookEvery = 1_000;
const typingEvery = 2_000;
/** Answers to someone who has just come are spread out, so that fifty do not speak at once. */
const greetWithin = 1_500;

export type OpenThread = ReturnType<typeof useThread>;

export function useThread(view: ThreadView, first: Page) {
  const client = useQueryClient();
  const { id, me } = view;
  const [isGone, setGone] = useState(false);
  const [presence, setPresence] = useState<Presence>({ here: [], typing: [] });
  const [parts] = useState(() => {
    const store = createThreadStore(
      {
        page: (wanted) => call(listMessages, { params: { id }, query: wanted }),
        changes: (since) => call(threadChanges, { params: { id }, query: { since } }),
      },
      first,
      view.rev,
    );
    const sender = me
      ? createSender({ threadId: id, ownerId: me, onChange: store.setWaiting, onSent: store.take })
      : undefined;
    return { store, sender, people: createPresence() };
  });
  const { store, sender, people } = parts;
  const state = useSyncExternalStore(
    store.subscribe,
    () => store.state,
    () => store.state,
  );
  const channel = threadChannelOf(id);
  const mayWrite = view.role !== null && isAtLeast(view.role, 'commenter');
  const say = (type: string) => void (mayWrite && pageRealtime().signal(channel, type));
  const refresh = (...paths: string[]) => void refreshQueries(client, isBelow(...paths));
  const refreshThread = () => {
    void client.invalidateQueries({ queryKey: query(getThread, { params: { id } }).queryKey });
    refresh(listOutcomes.path.split(':', 1)[0]!);
  };
  /** Questions and runs in the thread; those that have ended do not change any more. */
  const refreshOpen = () =>
    void refreshQueries(
      client,
      (one) => isOf(getAsk, threadRun)(one) && !hasEnded(client.getQueryData(one.queryKey)),
    );
  /** Rights may have gone meanwhile, or the network; the next event from the server says. */
  const trouble = () => undefined;

  // Before the channel: a farewell goes out while it is still followed.
  useEffect(() => {
    if (view.isGuest) pageRealtime().ticketsFrom(askTicket);
    sender?.reopen();
    void sender?.open();
    const wake = () => void sender?.flush();
    addEventListener('online', wake);
    const beat = setInterval(() => say('here'), heartbeat);
    const looking = setInterval(
      () => setPresence((before) => (isSame(before, people.look()) ? before : people.look())),
      lookEvery,
    );
    return () => {
      removeEventListener('online', wake);
      clearInterval(beat);
      clearInterval(looking);
      say('bye');
      sender?.close();
      store.close();
      // Its line in the list was not counted while it was read.
      refresh(listThreads.path);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one thread, one life
  }, [parts]);

  useChannel(me && view.role !== null ? channel : null, ({ type, data }) => {
    const change = (data ?? {}) as {
      message?: ThreadMessage;
      rev?: number;
      by?: string;
      member?: string;
      seq?: number;
    };
    if (type === 'joined' || type === 'back') {
      setGone(false);
      store.sync().catch(trouble);
      void sender?.open();
      say('here');
      if (type === 'back') refreshThread();
      // What ended while nobody listened is not announced again.
      refreshOpen();
    }
    if (type === 'left') setGone(true);
    if (type === 'thread.message' && change.message) {
      const { message } = change;
      store.take(message);
      sender?.heard(message.id);
      if (message.author) people.wrote(message.author.id);
      if (message.kind === 'ask') refreshOpen();
    }
    if (type === 'thread.moved' && change.rev !== undefined) store.moved(change.rev, trouble);
    if (type === 'thread.changed') refreshThread();
    if (type === 'thread.ran') refreshOpen();
    if (type === 'thread.read' && change.member !== undefined)
      client.setQueryData(
        query(getThread, { params: { id } }).queryKey,
        (known) =>
          known && {
            ...known,
            ...(change.member === known.me ? { readSeq: change.seq! } : {}),
            members: known.members.map((one) =>
              one.id === change.member ? { ...one, readSeq: change.seq! } : one,
            ),
          },
      );
    if (type.startsWith('said.') && change.by !== undefined && change.by !== me) {
      const isNew = !people.look().here.includes(change.by);
      people.hear(type, change.by);
      setPresence(people.look());
      if (isNew && type === 'said.here') setTimeout(() => say('here'), Math.random() * greetWithin);
    }
  });

  const [typing] = useState({ at: 0 });
  return {
    view,
    state,
    store,
    sender,
    presence,
    isGone,
    mayWrite,
    refreshThread,
    /** Called with every key; told now and again. */
    isTyping() {
      if (Date.now() - typing.at < typingEvery) return;
      typing.at = Date.now();
      say('typing');
    },
    hasStopped() {
      typing.at = 0;
      say('quiet');
    },
  };
}

function hasEnded(answer: unknown): boolean {
  const { closedAt, state } = (answer ?? {}) as { closedAt?: string | null; state?: RunState };
  return Boolean(closedAt) || (state !== undefined && !isOpen(state));
}

const isSame = (a: Presence, b: Presence) =>
  a.here.join() === b.here.join() && a.typing.join() === b.typing.join();
