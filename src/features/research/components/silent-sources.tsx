import type { ConsultedSource } from '../data.ts';
import { silentTitle } from '../report/absence.ts';

/** Who did not answer, and why. */
export function SilentSources({ silent, id }: { silent: readonly ConsultedSource[]; id: string }) {
  if (silent.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-card bg-sunken p-5 sm:p-6">
      <h2 id={id} tabIndex={-1} className="scroll-mt-20 text-xl">
        {silentTitle}
      </h2>
      <ul className="grid gap-1 text-sm text-muted">
        {silent.map(({ title, note }) => (
          <li key={title}>{note ?? title}</li>
        ))}
      </ul>
    </section>
  );
}
