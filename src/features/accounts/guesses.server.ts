/** Passwords are guessed here, one at a time per account and address, so that a burst cannot outrun the count. */
import { AppError } from '#kit/errors.ts';
import type { Context } from '#kit/http/context.server.ts';

const wrongGuesses = new Set<string>(['unauthorized:credentials', 'invalid:wrong_password']);
const turns = new Map<string, Promise<unknown>>();

/** Runs a guess unless there were too many; a wrong one counts, a right one wipes the slate. */
export async function guardGuesses<T>(
  { limits, address }: Pick<Context, 'limits' | 'address'>,
  account: string,
  guess: () => Promise<T>,
): Promise<T> {
  return inTurn(`${account}|${address}`, async () => {
    await limits.checkFailures(account, address);
    try {
      const answer = await guess();
      await limits.clearFailures(account, address);
      return answer;
    } catch (error) {
      if (error instanceof AppError && wrongGuesses.has(error.code))
        await limits.recordFailure(account, address);
      throw error;
    }
  });
}

async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mine = (turns.get(key) ?? Promise.resolve()).then(work);
  // Whoever asked hears how it went; the next in line only needs to know that it is over.
  const over = Promise.allSettled([mine]);
  turns.set(key, over);
  try {
    return await mine;
  } finally {
    if (turns.get(key) === over) turns.delete(key);
  }
}
