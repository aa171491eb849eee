/** One thing of a person at a time, and after one that took long a rest as long: of the one thread that all share, the others have half. */
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds that nobody notices. */
const brief = 5;

export function createPace(
  now: () => number = () => performance.now(),
  rest: (ms: number) => Promise<unknown> = pause,
) {
  const lines = new Map<string, Promise<unknown>>();

  return async function inPace<T>(who: string, work: () => T): Promise<T> {
    const before = lines.get(who);
    let spent = 0;
    const timed = () => {
      const begun = now();
      try {
        return work();
      } finally {
        spent = now() - begun;
      }
    };
    const turn = before ? before.then(timed) : Promise.resolve().then(timed);
    const after = turn.catch(() => {}).then(() => (spent > brief ? rest(spent) : undefined));
    lines.set(who, after);
    void after.then(() => lines.get(who) === after && lines.delete(who));
    return turn;
  };
}
