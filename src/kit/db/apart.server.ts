/**
 * Statements that may take long, because of what somebody typed or how much they have, wait in a line of their own: only a few
 * are with the database at once, so that whoever asks for something small waits for one of them at most. People take turns.
 */
import { AppError } from '#kit/errors.ts';
import type { Database } from './database.server.ts';

/** Of one person; nobody needs more answers than this at the same time. */
const mostWaitingEach = 8;
const mostWaiting = 400;
/** Of all connections; the embedded database has one, and so one at a time. */
const share = 4;

type Begin = () => void;

const lines = new WeakMap<Database, ReturnType<typeof createLine>>();

/** `work` is one statement or one short transaction: longer work comes here with each of its parts. */
export function apart<T>(db: Database, who: string, work: () => Promise<T>): Promise<T> {
  let line = lines.get(db);
  if (!line) lines.set(db, (line = createLine(Math.max(1, Math.floor(db.$client.options.max / share)))));
  return line(who, work);
}

export function createLine(atOnce: number) {
  /** In the order of turns: whoever has had one goes to the end. */
  const waiting = new Map<string, Begin[]>();
  let running = 0;
  let count = 0;

  function join(who: string): Promise<void> {
    const own = waiting.get(who) ?? [];
    if (own.length >= mostWaitingEach) throw new AppError('too_many', { retryAfterSeconds: 5 });
    if (count >= mostWaiting) throw new AppError('unavailable:busy', { retryAfterSeconds: 5 });
    count += 1;
    waiting.set(who, own);
    return new Promise((resolve) => own.push(resolve));
  }

  function next(): Begin | undefined {
    const [first] = waiting;
    if (!first) return undefined;
    const [who, [begin, ...others]] = first;
    waiting.delete(who);
    if (others.length > 0) waiting.set(who, others);
    count -= 1;
    return begin;
  }

  return async function inTurn<T>(who: string, work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    else await join(who);
    try {
      return await work();
    } finally {
      // The place passes on without becoming free in between.
      const begin = next();
      if (begin) begin();
      else running -= 1;
    }
  };
}
