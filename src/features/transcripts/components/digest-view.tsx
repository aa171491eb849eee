import type { Transcript } from '../data.ts';
import { MomentLink } from './moment-link.tsx';
import { QuoteItem } from './quote-item.tsx';

/** What it is about: a summary, chapters and quotes, each leading to its moment. */
export function DigestView({ transcript: { title, summary, chapters, quotes } }: { transcript: Transcript }) {
  return (
    <>
      {summary.length > 0 && (
        <Part title="Summary">
          <ul className="grid gap-2">
            {summary.map(({ text, start }, at) => (
              <li key={at} dir="auto">
                {text} {start !== null && <MomentLink seconds={start} />}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {chapters.length > 0 && (
        <Part title="Chapters">
          <ol className="grid gap-1.5">
            {chapters.map(({ start, title }) => (
              <li key={start} className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-2">
                <MomentLink seconds={start} className="pt-0.5" />
                <span dir="auto">{title}</span>
              </li>
            ))}
          </ol>
        </Part>
      )}
      {quotes.length > 0 && (
        <Part title="Quotes">
          <ul className="grid gap-3">
            {quotes.map((quote) => (
              <QuoteItem key={quote.start} {...quote} title={title} />
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  );
}
