import { useId } from 'react';
import { Notice } from '#kit/ui/notice.tsx';
import type { CheckResult } from '../check/finding.ts';
import { cutAtMarks } from '../check/cut-at-marks.ts';

/** What was found, and the text with the passages marked. A finding leads to its first passage. */
export function CheckResultShown({ text, result }: { text: string; result: CheckResult }) {
  const id = useId();
  const { findings, clauses, isEnglish } = result;
  const pieces = cutAtMarks(
    text,
    findings.flatMap(({ passages }, finding) => passages.map((passage) => ({ ...passage, finding }))),
  );
  const anchor = (finding: number) => `${id}-${finding}`;
  const show = (finding: number) => {
    const mark = document.getElementById(anchor(finding));
    mark?.scrollIntoView({ block: 'center' });
    mark?.focus({ preventScroll: true });
  };
  const missing = clauses.filter(({ passage }) => !passage);
  return (
    <section aria-label="Result of the check" className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6">
      {!isEnglish && (
        <Notice tone="warning">
          This doesn’t look like English, so only dates and numbers were compared.
        </Notice>
      )}
      <div className="grid gap-3">
        <h3 role="status">
          {findings.length === 0 ? 'Nothing found that doesn’t fit' : `${findings.length} to look at`}
        </h3>
        <ol className="grid gap-2">
          {findings.map(({ title, why }, index) => (
            <li key={`${title}-${index}`}>
              <button
                type="button"
                onClick={() => show(index)}
                className="grid w-full gap-0.5 rounded-lg bg-sunken p-3 text-start wrap-anywhere hover:bg-honey"
              >
                <span className="font-semibold">{title}</span>
                <span className="text-sm text-muted">{why}</span>
              </button>
            </li>
          ))}
        </ol>
      </div>
      {missing.length > 0 && (
        <div className="grid gap-2">
          <h3>Usual clauses not found</h3>
          <p className="text-muted">By their usual words. Not every document needs each of them.</p>
          <ul className="flex flex-wrap gap-2">
            {missing.map(({ title }) => (
              <li key={title} className="rounded-full bg-sunken px-3 py-1">
                {title}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div
        role="region"
        aria-label="Text with marks"
        tabIndex={0}
        dir="auto"
        className="max-h-96 overflow-y-auto rounded-card border border-line bg-surface p-4 wrap-anywhere whitespace-pre-wrap"
      >
        {pieces.map(({ words, finding, isFirst, start }) =>
          finding === undefined ? (
            words
          ) : (
            <mark
              key={start}
              id={isFirst ? anchor(finding) : undefined}
              tabIndex={-1}
              className="rounded-sm bg-honey text-ink"
            >
              {words}
            </mark>
          ),
        )}
      </div>
    </section>
  );
}
