import { wordsOf } from '#kit/contract/use-call.ts';

/** For dialogs that show an error's message: a failed call says it in the server's words, without status and envelope. */
export async function inWords(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    throw new Error(wordsOf(error), { cause: error });
  }
}
