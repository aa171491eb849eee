/** Lets a few run at a time and the rest wait in line; when the line is too long, says so. */
import { AppError } from '#kit/errors.ts';

export function takeTurns({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }) {
  const line: (() => void)[] = [];
  let running = 0;

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    else if (line.length < maxWaiting) await new Promise<void>((resolve) => line.push(resolve));
    else throw new AppError('unavailable:busy', { retryAfterSeconds: 5 });
    try {
      return await work();
    } finally {
      // The place passes to the next in line without becoming free in between.
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
