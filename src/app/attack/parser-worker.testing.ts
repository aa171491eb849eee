/** One parser after the other in a thread that can be cut off: says which text it begins, and how long each took. */
import { parentPort, workerData } from 'node:worker_threads';
import { hostileTexts, proseOf, leastEffort } from '#testing/hostile-texts.ts';
import { parsers } from './parsers.testing.ts';

export interface Measured {
  parser: string;
  text: string;
  length: number;
  ms?: number;
  failed?: string;
}

/** `enough`: so little effort is allowed to every parser, whatever prose takes, so that a second try would tell nothing. */
const { names, length, enough } = workerData as { names: string[]; length: number; enough: number };

async function measure(parser: string, text: string, sample: string, tries: number, enough = 0) {
  const parse = parsers[parser]!;
  const say = (more: Partial<Measured>) =>
    parentPort!.postMessage({ parser, text, length, ...more } satisfies Measured);
  say({});
  try {
    say({ ms: await leastEffort(() => parse(sample), tries, enough) });
  } catch (error) {
    const { status, message } = error as { status?: number; message: string };
    say(status && status < 500 ? { ms: 0 } : { failed: message });
  }
}

for (const name of names) {
  await measure(name, 'books are opened and code is compiled', proseOf(500), 3);
  await measure(name, 'prose', proseOf(length), 3);
  for (const [text, sample] of hostileTexts(length)) await measure(name, text, sample, 2, enough);
}
// The checker's process would keep the thread for as long as it waits for more.
process.exit();
