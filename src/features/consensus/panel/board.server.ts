/** What a run has so far: its members with their words, and the structure. Every change becomes an update of the output. */
import type { AnswerValue } from '#bamboo/expert.ts';
import type { Update } from '#tools/define/define-run.server.ts';
import type { ConsensusData, Member } from '#features/consensus/data.ts';

/** An answer that counts: its member has ended well and knew something. */
export interface Heard {
  member: Member;
  text: string;
  value?: AnswerValue | undefined;
}

const underWay = new Set<Member['state']>(['waiting', 'writing', 'late']);
export const isUnderWay = ({ state }: Pick<Member, 'state'>) => underWay.has(state);

export type Board = ReturnType<typeof createBoard>;

export function createBoard(first: Pick<ConsensusData, 'mode' | 'deadlineMs'>, signal: AbortSignal) {
  let data: ConsensusData = { ...first, quorum: 1, members: [], finding: null, ranking: null };
  const texts = new Map<string, string>();
  const values = new Map<string, AnswerValue>();
  /** Members in the order in which they ended, so that what was heard only ever grows at its end. */
  const ended: string[] = [];
  const waiting: Update[] = [];
  let isChanged = false;
  let news = Promise.withResolvers<void>();

  function wake() {
    news.resolve();
    news = Promise.withResolvers();
  }
  signal.addEventListener('abort', wake, { once: true });

  function set(change: Partial<ConsensusData>) {
    data = { ...data, ...change };
    isChanged = true;
    wake();
  }

  function write(update: { append: string; to: string } | { text: string; to: string }) {
    const before = 'append' in update ? (texts.get(update.to) ?? '') : '';
    texts.set(update.to, before + ('append' in update ? update.append : update.text));
    waiting.push(update);
    wake();
  }

  return {
    get data() {
      return data;
    },
    set,
    wake,
    seat(member: Member) {
      set({ members: [...data.members, member] });
    },
    /** What an earlier version has: its members, and who of them was heard, in that order. */
    restore(members: Member[], words: Readonly<Record<string, string>>, order: readonly string[]) {
      set({ members });
      for (const { id } of members) if (words[id]) write({ text: words[id], to: id });
      ended.push(...order);
    },
    member(id: string, change: Partial<Member>) {
      const isNew = 'state' in change && !isUnderWay({ state: change.state! }) && !ended.includes(id);
      if (isNew) ended.push(id);
      set({ members: data.members.map((one) => (one.id === id ? { ...one, ...change } : one)) });
    },
    value(id: string, value: AnswerValue) {
      values.set(id, value);
    },
    append: (to: string, append: string) => write({ append, to }),
    replace(to: string, text: string) {
      if (texts.get(to) !== text) write({ text, to });
    },
    step(step: string) {
      waiting.push({ step });
      wake();
    },
    textOf: (id: string) => texts.get(id) ?? '',
    underWay: () => data.members.filter(isUnderWay),
    heard: (): Heard[] =>
      ended.flatMap((id) => {
        const member = data.members.find((one) => one.id === id);
        return member?.state === 'done' ? [{ member, text: texts.get(id) ?? '', value: values.get(id) }] : [];
      }),
    async until(isSo: () => boolean) {
      for (;;) {
        signal.throwIfAborted();
        if (isSo()) return;
        await news.promise;
      }
    },
    /** Everything that changes while the work goes on. */
    async *updates(work: Promise<void>): AsyncGenerator<Update, void, undefined> {
      let isOver = false;
      const end = () => {
        isOver = true;
        wake();
      };
      work.then(end, end);
      for (;;) {
        const next = news.promise;
        yield* waiting.splice(0);
        if (isChanged) {
          isChanged = false;
          yield { data };
        }
        if (waiting.length > 0 || isChanged) continue;
        if (isOver) return await work;
        await next;
      }
    },
  };
}
