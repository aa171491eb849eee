import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { listEngines } from '#kit/ai/contract.ts';
import { serverCall } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { AtWork } from '#tools/page/at-work.tsx';
import { NotHere } from '#tools/page/not-here.tsx';
import { RunWaiting } from '#tools/page/run-waiting.tsx';
import { ResultActions } from '#tools/page/result-actions.tsx';
import { isOpen } from '#tools/run/run.ts';
import { SaveSearch } from '../components/save-search.tsx';
import { SavedSearches } from '../components/saved-searches.tsx';
import { SearchForm } from '../components/search-form.tsx';
import { useSearch } from '../components/use-search.ts';
import { searchOnce } from '../contract.ts';
import type { SearchData } from '../data.ts';
import { addressOf, askedIn, problemsOf } from '../search-address.ts';
import { search } from '../tool.ts';

/** Loaded when there is something to show. */
const SearchView = lazy(async () => ({
  default: (await import('../components/search-view.tsx')).SearchView,
}));

/** `?whole` asks for the answer within the page, for browsers without scripts. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.has('whole') ? askedIn(searchParams) : undefined;
  if (!asked || Object.keys(problemsOf(asked)).length > 0) return { whole: null };
  const { answer: _, ...input } = asked;
  return { whole: (await context.get(serverCall)(searchOnce, { query: input })) ?? null };
}

/** The answer of this address is in the page already, or begins in the browser: nothing to ask the server for. */
export const shouldRevalidate = () => false;

export default function Search() {
  const { whole } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const isWhole = whole !== null && params.has('whole');
  const state = useSearch(isWhole);
  const engines = useQuery(query(listEngines));
  const canWrite =
    engines.data?.items.some(({ can, source }) => can.includes('text') && source !== 'bamboo') ?? false;
  const { run, asked } = state;
  const given = asked ?? exampleIn(params);
  const isBusy = state.isStarting || (run !== undefined && isOpen(run.state));
  const isIdle = !isWhole && !run && !isBusy && !state.isLoading && !state.isMissing && !state.failure;
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-[minmax(0,1fr)] content-start gap-6 pt-4 pb-16 sm:pt-8">
      {asked ? (
        <h1 className="text-2xl">Search</h1>
      ) : (
        <div className="grid gap-3">
          <h1 className="text-display">
            Find it.
            <br />
            <span className="text-bamboo">See where it says so.</span>
          </h1>
          <p className="max-w-[38em] text-lg text-muted">
            We search open sources, read the best pages, and quote the answer with its sources.
          </p>
        </div>
      )}
      <SearchForm key={given ? addressOf(given) : ''} asked={given} canWrite={canWrite} isBusy={isBusy} />
      {params.has('q') && !params.has('whole') && <WithoutScripts params={params} />}
      {isIdle && (
        <>
          <SavedSearches />
          <Examples />
        </>
      )}
      {state.isLoading && <RunWaiting state={state} />}
      {state.isMissing && <NotHere what="Search" onNew={() => state.show(null)} />}
      {state.failure && (
        <Notice
          tone="error"
          title="The search couldn’t be started"
          action={
            <Button variant="secondary" size="sm" onClick={state.again}>
              Try again
            </Button>
          }
        >
          {wordsOf(state.failure)}
        </Notice>
      )}
      {isWhole && (
        <Suspense>
          <SearchView data={whole as SearchData} />
        </Suspense>
      )}
      {run && <Found state={state} />}
    </div>
  );
}

function Found({ state }: { state: ReturnType<typeof useSearch> }) {
  const run = state.run!;
  const data = run.output.data as SearchData | null;
  const isGrowing = isOpen(run.state);
  return (
    <>
      {isGrowing && (
        <AtWork
          run={run}
          quiet
          isConnected={state.isConnected}
          isStopping={state.isStopping}
          onStop={state.stop}
        />
      )}
      <div aria-live="polite" aria-busy={isGrowing}>
        {data && (
          <Suspense fallback={<Skeleton className="h-40" />}>
            <SearchView data={data} isGrowing={isGrowing} />
          </Suspense>
        )}
      </div>
      {!isGrowing && run.state !== 'done' && (
        <Notice
          tone={run.state === 'stopped' ? 'info' : 'error'}
          title={run.state === 'stopped' ? 'Stopped' : 'The search didn’t finish'}
          action={
            <Button variant="secondary" size="sm" onClick={() => state.retry()}>
              Try again
            </Button>
          }
        >
          {run.error ?? 'Results so far are saved.'}
        </Notice>
      )}
      {!isGrowing && (
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          <ResultActions run={run} />
          {state.asked && <SaveSearch asked={state.asked} />}
          <Button variant="ghost" size="sm" onClick={() => state.retry()}>
            Search again
          </Button>
        </div>
      )}
    </>
  );
}

/** An address bar brings people here, too. */
function WithoutScripts({ params }: { params: URLSearchParams }) {
  const whole = new URLSearchParams(params);
  whole.set('whole', '1');
  return (
    <noscript>
      <p>
        <a href={`/search?${whole}`} className="font-medium underline underline-offset-4">
          Show the answer
        </a>
      </p>
    </noscript>
  );
}

function Examples() {
  return (
    <section aria-label="Examples" className="grid gap-2">
      <h2 className="font-sans text-base font-medium tracking-normal text-muted">Try an example</h2>
      <ul className="flex flex-wrap gap-2">
        {search.examples.map(({ title, input }) => (
          <li key={title}>
            <Button asChild variant="secondary">
              <Link to={href('/search', { q: input.q, filter: input.filter ?? null })}>{title}</Link>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An example of the tool, which fills the fields and is asked when someone presses the button. */
function exampleIn(params: URLSearchParams) {
  const input = search.examples[Number(params.get('example') ?? -1)]?.input;
  return input && askedIn(new URLSearchParams(input as Record<string, string>));
}
