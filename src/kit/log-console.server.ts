/** What libraries print goes to the structured log, and not without end: some print a stack for whatever a browser sends. */
import { format } from 'node:util';
import type { Clock } from './clock.ts';
import type { Log } from './log.server.ts';

const mostEachMinute = 20;
const longestText = 500;
const printed = ['error', 'warn'] as const;

/** Returns what puts the console back. */
export function logConsole(log: Log, { now }: Pick<Clock, 'now'>): () => void {
  const before = printed.map((name) => [name, console[name]] as const);
  let minute = 0;
  let lines = 0;

  function write(...values: unknown[]) {
    const current = Math.floor(now().getTime() / 60_000);
    if (current !== minute) [minute, lines] = [current, 0];
    lines += 1;
    if (lines > mostEachMinute) return;
    const text = format(...values).slice(0, longestText);
    log.warn({ event: 'console.printed', text }, 'A library printed this.');
    if (lines === mostEachMinute)
      log.warn(
        { event: 'console.silenced' },
        'Libraries print too much: the rest of this minute is left out.',
      );
  }

  for (const name of printed) console[name] = write;
  return () => {
    for (const [name, print] of before) console[name] = print;
  };
}
