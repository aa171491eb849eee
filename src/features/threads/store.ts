/** The messages of one thread as this page knows them: a stretch without gaps, brought up to date as the thread moves. */
import type { ThreadMessage } from './contract.ts';
import type { WaitingMessage } from './sender.ts';

export interface Page {
  items: readonly ThreadMessage[];
  hasBefore: boolean;
  hasAfter: boolean;
}

export interface Changes {
  items: readonly ThreadMessage[];
  rev: number;
  isCut: boolean;
}

export interface ThreadState {
  messages: readonly ThreadMessage[];
  hasBefore: boolean;
  /** There is more below than this page holds. */
  hasAfter: boolean;
  waiting: readonly WaitingMessage[];
  /** Others have written below what is shown. */
  newBelow: number;
}

interface Source {
  page(query: { before?: number; after?: number; around?: string }): Promise<Page>;
  changes(since: number): Promise<Changes>;
}

/** What is told comes mostly by itself in this time; then nothing need be asked. */
const patience = 150;

export function createThreadStore(source: Source, first: Page, rev: number) {
  let state: ThreadState = {
    messages: first.items,
    hasBefore: first.hasBefore,
    hasAfter: first.hasAfter,
    waiting: [],
    newBelow: 0,
  };
  let known = rev;
  let wanted = rev;
  /** Told out of order: counted once those before have come. */
  const ahead = new Set<number>();
  let syncing: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  function set(change: Partial<ThreadState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  /** The newer of two editions stands; what comes behind the stretch joins it only where the stretch has its end. */
  function merge(items: readonly ThreadMessage[]) {
    if (items.length === 0) return;
    const byId = new Map(state.messages.map((one) => [one.id, one]));
    const last = state.messages.at(-1)?.seq ?? 0;
    const first = state.messages[0]?.seq ?? 0;
    let below = 0;
    for (const item of items) {
      const before = byId.get(item.id);
      if (before) {
        if (item.rev >= before.rev) byId.set(item.id, item);
      } else if (item.seq > last && state.hasAfter) below += 1;
      else if (item.seq > first || !state.hasBefore) byId.set(item.id, item);
    }
    const messages = [...byId.values()].toSorted((a, b) => a.seq - b.seq);
    const sent = new Set(items.map(({ id }) => id));
    const waiting = state.waiting.some(({ id }) => sent.has(id))
      ? state.waiting.filter(({ id }) => !sent.has(id))
      : state.waiting;
    set({ messages, waiting, newBelow: state.newBelow + below });
  }

  function count(at: number) {
    if (at <= known) return;
    ahead.add(at);
    while (ahead.delete(known + 1)) known += 1;
  }

  async function sync() {
    clearTimeout(timer);
    timer = undefined;
    syncing ??= fetchChanges().finally(() => {
      syncing = undefined;
    });
    await syncing;
  }

  async function fetchChanges() {
    const { items, rev: upTo, isCut } = await source.changes(known);
    if (isCut) {
      const page = await source.page({});
      set({ messages: page.items, hasBefore: page.hasBefore, hasAfter: page.hasAfter, newBelow: 0 });
    } else merge(items);
    known = Math.max(known, upTo);
    wanted = Math.max(wanted, known);
    for (const at of ahead) if (at <= known) ahead.delete(at);
  }

  /** One at a time: who scrolls fast asks often. */
  function load(work: () => Promise<void>) {
    loading ??= work().finally(() => {
      loading = undefined;
    });
    return loading;
  }

  return {
    get state() {
      return state;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** A message as it is now, told or answered. */
    take(message: ThreadMessage) {
      merge([message]);
      count(message.rev);
    },
    /** The thread has come this far; what was not told by then is asked for. */
    moved(to: number, onTrouble: () => void) {
      wanted = Math.max(wanted, to);
      if (wanted <= known || timer !== undefined) return;
      timer = setTimeout(() => {
        timer = undefined;
        if (wanted > known) sync().catch(onTrouble);
      }, patience);
    },
    sync,
    /** What the thread has told already does not stand below it once more. */
    setWaiting: (waiting: readonly WaitingMessage[]) =>
      set({ waiting: waiting.filter(({ id }) => !state.messages.some((one) => one.id === id)) }),
    loadBefore: () =>
      load(async () => {
        const first = state.messages[0];
        if (!first || !state.hasBefore) return;
        const page = await source.page({ before: first.seq });
        set({ messages: [...page.items, ...state.messages], hasBefore: page.hasBefore });
      }),
    loadAfter: () =>
      load(async () => {
        const last = state.messages.at(-1);
        if (!last || !state.hasAfter) return;
        const page = await source.page({ after: last.seq });
        const hasAfter = page.hasAfter;
        set({ messages: [...state.messages, ...page.items], hasAfter, ...(hasAfter ? {} : { newBelow: 0 }) });
      }),
    /** To a message that is not in the stretch: another stretch, around it. */
    async jumpTo(id: string) {
      if (state.messages.some((one) => one.id === id)) return;
      const page = await source.page({ around: id });
      set({ messages: page.items, hasBefore: page.hasBefore, hasAfter: page.hasAfter });
    },
    async toEnd() {
      if (!state.hasAfter) return set({ newBelow: 0 });
      const page = await source.page({});
      set({ messages: page.items, hasBefore: page.hasBefore, hasAfter: page.hasAfter, newBelow: 0 });
    },
    close() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
