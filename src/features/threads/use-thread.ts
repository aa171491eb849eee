/** One open thread: its messages, who is there, what waits to be sent; live for members. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '#kit/contract/call.ts';
import { isBelow } from '#kit/contract/query-key.ts';
import { query } from '#kit/contract/query.ts';
import { pageRealtime } from '#kit/realtime/client.ts';
import { askTicket } from '#kit/realtime/use-own-channel.ts';
import { useChannel } from '#kit/realtime/use-channel.ts';
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
  const refresh = (...paths: string[]) => void client.invalidateQueries({ predicate: isBelow(...paths) });
  const refreshThread = () => {
    void client.invalidateQueries({ queryKey: query(getThread, { params: { id } }).queryKey });
    refresh(listOutcomes.path.split(':', 1)[0]!);
  };
  /** Rights may have gone meanwhile, or the network; the next word from the house tells. */
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
    const told = (data ?? {}) as {
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
    }
    if (type === 'left') setGone(true);
    if (type === 'thread.message' && told.message) {
      const { message } = told;
      store.take(message);
      sender?.heard(message.id);
      if (message.author) people.wrote(message.author.id);
      if (message.kind === 'ask') refresh(getAsk.path.split(':', 1)[0]!);
    }
    if (type === 'thread.moved' && told.rev !== undefined) store.moved(told.rev, trouble);
    if (type === 'thread.changed') refreshThread();
    if (type === 'thread.ran') refresh(threadRun.path.split(':', 1)[0]!);
    if (type === 'thread.read' && told.member !== undefined)
      client.setQueryData(
        query(getThread, { params: { id } }).queryKey,
        (known) =>
          known && {
            ...known,
            ...(told.member === known.me ? { readSeq: told.seq! } : {}),
            members: known.members.map((one) =>
              one.id === told.member ? { ...one, readSeq: told.seq! } : one,
            ),
          },
      );
    if (type.startsWith('said.') && told.by !== undefined && told.by !== me) {
      const isNew = !people.look().here.includes(told.by);
      people.hear(type, told.by);
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

const isSame = (a: Presence, b: Presence) =>
  a.here.join() === b.here.join() && a.typing.join() === b.typing.join();
