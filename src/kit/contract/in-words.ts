import { wordsOf } from './use-call.ts';

/** For dialogs that show an error's message: what the server said, without status and envelope. */
export async function inWords(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw new Error(wordsOf(error), { cause: error });
  }
}
