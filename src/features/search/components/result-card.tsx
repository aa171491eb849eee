import { cutAtWord } from '#kit/cut-at-word.ts';
import type { SearchResult } from '../data.ts';
import { filterWords } from '../filters.ts';
import { OutLink } from '#kit/ui/out-link.tsx';

const longestText = 280;

export function ResultCard({ result }: { result: SearchResult }) {
  const { id, title, href, text, by, date, sources, also, isRead } = result;
  return (
    <li id={`result-${id}`} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 scroll-mt-24 py-4">
      <span aria-hidden className="pt-0.5 font-semibold text-bamboo-deep tabular-nums">
        {id}
      </span>
      <div className="grid gap-1">
        <h3 className="text-lg leading-snug">
          <OutLink
            href={href}
            dir="auto"
            className="decoration-bamboo underline-offset-4 hover:underline wrap-anywhere"
          >
            {title}
          </OutLink>
        </h3>
        <p className="text-sm text-muted wrap-anywhere">
          {[placeOf(result), by, date, isRead ? 'page read' : null].filter(Boolean).join(' · ')}
        </p>
        {text && (
          <p dir="auto" className="max-w-[46em] wrap-anywhere">
            {cutAtWord(text, longestText)}
          </p>
        )}
        <p className="text-sm text-muted">Found by {new Intl.ListFormat('en-GB').format(sources)}</p>
        {also.length > 0 && (
          <details className="text-sm">
            <summary className="cursor-pointer text-muted">
              {also.length === 1 ? 'Also found at' : `Also found in ${also.length} other places`}
            </summary>
            <ul className="grid gap-1 pt-1">
              {also.map((other) => (
                <li key={other.href} className="wrap-anywhere">
                  <OutLink href={other.href} className="underline underline-offset-4">
                    {other.title}
                  </OutLink>{' '}
                  <span className="text-muted">
                    {hostOf(other.href)}, {other.source}
                  </span>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}

const hostOf = (href: string) => URL.parse(href)?.hostname.replace(/^www\./, '') ?? 'This site';
const placeOf = ({ href, sources }: SearchResult) =>
  sources.includes(filterWords.mine) ? 'Your own' : hostOf(href);
