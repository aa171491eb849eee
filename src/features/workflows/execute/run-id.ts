import { createHash } from 'node:crypto';

interface RunKey {
  executionId: string;
  round: number;
  step: string;
  item: number;
  attempt: number;
}

/** Follows from what it is for: whoever goes on after a crash finds the run that was begun. The time stands first, as in every id. */
export function idOfRun({ executionId, ...key }: RunKey): string {
  const { round, step, item, attempt } = key;
  const hash = createHash('sha256')
    .update(JSON.stringify([executionId, round, step, item, attempt]))
    .digest('hex');
  return `${executionId.slice(0, 13)}-7${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(6, 18)}`;
}
