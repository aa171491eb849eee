import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import type { SearchData } from '../data.ts';
import { Absence } from './absence.tsx';
import { Answer } from './answer.tsx';
import { AskedSources } from './asked-sources.tsx';
import { KnownHere } from './known.tsx';
import { Pictures } from './pictures.tsx';
import { ResultCard } from './result-card.tsx';

/** A search as far as it is: the answer first, then what it was drawn from, then who was asked. */
export function SearchView({ data, isGrowing = false }: { data: SearchData; isGrowing?: boolean }) {
  const { answer, known, results, pictures, asked, related } = data;
  const isEmpty = !known && results.length === 0 && pictures.length === 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {known && <KnownHere known={known} />}
      {data.isOffline && !isGrowing && !isEmpty && (
        <Notice tone="warning" title="No web sources could be reached">
          This server isn’t connected to the internet. These results are from Frenly and your own documents.
        </Notice>
      )}
      {answer ? (
        <Answer answer={answer} passages={data.passages} results={results} />
      ) : (
        <WithoutAnswer isGrowing={isGrowing} data={data} />
      )}
      {pictures.length > 0 && <Pictures pictures={pictures} />}
      {results.length > 0 && (
        <section aria-label="Results">
          <h2 className="text-xl">{results.length === 1 ? 'One result' : `${results.length} results`}</h2>
          <ol className="divide-y divide-line">
            {results.map((result) => (
              <ResultCard key={result.id} result={result} />
            ))}
          </ol>
        </section>
      )}
      {!isGrowing && isEmpty && <Absence data={data} />}
      {related.length > 0 && (
        <nav aria-label="Related searches" className="grid gap-2">
          <h2 className="text-xl">Related searches</h2>
          <ul className="flex flex-wrap gap-2">
            {related.map((one) => (
              <li key={one}>
                <Link
                  to={href('/search', { q: one })}
                  dir="auto"
                  className="inline-flex min-h-9 items-center rounded-full border-[1.5px] border-line bg-surface px-4 py-1 text-sm font-medium hover:border-edge"
                >
                  {one}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <AskedSources asked={asked} isOpen={isGrowing || (isEmpty && !data.isOffline)} />
    </div>
  );
}

function WithoutAnswer({ data, isGrowing }: { data: SearchData; isGrowing: boolean }) {
  if (isGrowing && !data.known && data.filter !== 'pictures')
    return (
      <div aria-busy className="grid gap-3 rounded-panel bg-leaf p-5 sm:p-7">
        <span className="sr-only">Looking for an answer.</span>
        <Skeleton className="h-5 w-11/12" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-5 w-3/5" />
      </div>
    );
  if (data.results.length === 0) return null;
  return (
    <p className="max-w-[46em] text-lg text-muted">
      {data.known
        ? 'These results may say more.'
        : 'No single sentence answers this. These are the closest results.'}
    </p>
  );
}
