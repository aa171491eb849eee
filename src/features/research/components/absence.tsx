import type { Report } from '../data.ts';
import { answeredBy, hasNothing, notReached } from '../report/absence.ts';

/** What was not found and where was looked; who did not answer and why. */
export function Absence({ report, id }: { report: Report; id: string }) {
  const empty = report.points.filter(hasNothing);
  const silent = notReached(report);
  if (empty.length + silent.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-card bg-sunken p-5 sm:p-6">
      <h2 id={id} tabIndex={-1} className="scroll-mt-20 text-xl">
        What was not found
      </h2>
      {empty.length > 0 && (
        <ul className="grid gap-3">
          {empty.map((point) => {
            const asked = answeredBy(point);
            return (
              <li key={point.text} className="grid gap-0.5">
                <span dir="auto" className="font-medium wrap-anywhere">
                  {point.text}
                </span>
                <span className="text-sm text-muted wrap-anywhere">
                  {asked.length === 0
                    ? 'Nobody could be asked.'
                    : `No sentence tells of it. Asked with “${asked[0]!.words}”: ${list.format(asked.map(({ title }) => title))}.`}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {silent.length > 0 && (
        <details>
          <summary className="cursor-pointer font-medium">
            {silent.length === 1 ? 'One source did not answer' : `${silent.length} sources did not answer`}
          </summary>
          <ul className="grid gap-1 pt-2 text-sm text-muted">
            {silent.map(({ title, note }) => (
              <li key={title}>{note ?? title}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

const list = new Intl.ListFormat('en-GB');
