import type { Outcome } from '#kit/ai/engine.ts';

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const date = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** "1 call", "1,200 calls" */
export const count = (value: number, noun: string) =>
  `${number.format(value)} ${noun}${value === 1 ? '' : 's'}`;

/** "15 Nov" in the reader's order of words. */
export const shortDay = (day: string) => date.format(new Date(`${day}T00:00:00Z`));

export const seconds = (ms: number) => (ms < 1000 ? `${Math.round(ms)} ms` : `${number.format(ms / 1000)} s`);

/** How a call ended, for the one who made it. */
export const outcomeWords: Record<Outcome, string> = {
  ok: 'Answered',
  stopped: 'Stopped',
  busy: 'Engine was busy',
  refused: 'Key was rejected',
  late: 'Took too long',
  broken: 'Answer was cut off',
  invalid: 'Not supported',
};
