/** Which engines a question was put to, and why those that are silent are. */

export interface AskedEngine {
  title: string;
  /** As the panel says it; `done` with an answer. */
  state: string;
  /** For people: why it failed. */
  note: string | null;
}

const hasAnswered = ({ state }: AskedEngine) => state === 'done';

function whyOf({ state, note }: AskedEngine): string {
  if (state === 'abstained') return 'doesn’t know';
  if (state === 'failed') return note ? `did not answer (${note.replace(/\.$/, '')})` : 'did not answer';
  return 'didn’t finish in time';
}

export function engineCountWords(asked: readonly AskedEngine[]): string {
  const count = asked.filter(hasAnswered).length;
  return count === 0 ? 'no engine' : count === 1 ? '1 engine' : `${count} engines`;
}

/** Undefined where all of them answered. */
export function silentWords(asked: readonly AskedEngine[]): string | undefined {
  if (asked.length === 0) return 'No engine was available.';
  const silent = asked.filter((one) => !hasAnswered(one)).map((one) => `${one.title} ${whyOf(one)}`);
  return silent.length === 0 ? undefined : `${silent.join(', ')}.`;
}
