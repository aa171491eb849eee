import type { RunView } from '../run/contract.ts';

/** Said of work that takes its time, and goes on without anyone watching. */
export function MayLeave({ run }: { run: Pick<RunView, 'class'> }) {
  if (run.class === 'quick') return null;
  return (
    <p className="text-sm text-muted">
      You can leave this page. The run continues; use the ring at the top to come back.
    </p>
  );
}
