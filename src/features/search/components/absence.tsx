import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Panda } from '#kit/ui/panda/panda.tsx';
import type { SearchData } from '../data.ts';
import { OutLink } from '#kit/ui/out-link.tsx';

const onward = 'inline-flex min-h-9 items-center font-medium underline underline-offset-4';

/** Nothing was found: who was asked, with which words, and what came nearest. */
export function Absence({ data }: { data: SearchData }) {
  const answered = data.asked.filter(({ state }) => state === 'answered');
  const words = [...new Set(answered.map((one) => one.words))];
  const titles = [...new Set(answered.map(({ title }) => title))];
  const list = new Intl.ListFormat('en-GB');
  const silent = [
    ...new Set(
      data.asked.filter(({ state }) => state !== 'answered' && state !== 'asking').map(({ title }) => title),
    ),
  ];
  return (
    <section aria-label="Not found" className="grid gap-5 rounded-panel bg-sunken p-5 sm:p-8">
      <div className="flex items-start gap-5">
        <div className="grid min-w-0 flex-1 gap-2">
          <h2 className="text-2xl">
            {data.isOffline
              ? 'No web sources could be reached'
              : answered.length > 0
                ? 'Not found'
                : 'Not searched'}
          </h2>
          {data.isOffline && <p className="max-w-[46em]">This server isn’t connected to the internet.</p>}
          <p className="max-w-[46em]">
            {answered.length > 0
              ? `${list.format(titles)} ${titles.length === 1 ? 'was' : 'were'} asked for ${list.format(words.map((one) => `“${one}”`))} and had nothing on it.`
              : 'No source could be reached. Your question is kept; try again in a moment.'}
          </p>
          {!data.isOffline && answered.length > 0 && silent.length > 0 && (
            <p className="max-w-[46em]">
              {list.format(silent)} could not be reached, so it may still be there.
            </p>
          )}
          <p className="max-w-[46em] text-muted">
            {data.from || data.to
              ? 'Only results within your dates were searched. Try without dates, or other words.'
              : 'Try other or fewer words, or another filter.'}
          </p>
          <p className="flex flex-wrap gap-x-5 gap-y-1">
            <Link to={href('/universal-hub', { q: data.q })} className={onward}>
              Ask the engines
            </Link>
            <Link to={href('/qa', { ask: data.q })} className={onward}>
              Ask people
            </Link>
          </p>
        </div>
        <Panda mood="sorry" size={88} className="h-auto w-16 shrink-0 sm:w-22" />
      </div>
      {data.misses.length > 0 && (
        <div className="grid gap-2">
          <h3 className="text-lg">Closest results</h3>
          <ul className="grid gap-3">
            {data.misses.map((miss) => (
              <li key={miss.href} className="wrap-anywhere">
                <OutLink href={miss.href} className="font-medium underline underline-offset-4">
                  {miss.title}
                </OutLink>{' '}
                <span className="text-sm text-muted">
                  {miss.source}, asked for “{miss.words}”
                </span>
                {miss.text && (
                  <p dir="auto" className="line-clamp-2 text-muted">
                    {miss.text}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
