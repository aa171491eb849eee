import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { listEngines } from '#kit/ai/contract.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { useRunPart } from '#tools/follow/use-following.ts';
import { NotHere } from '#tools/page/not-here.tsx';
import { useTalk, type Talk } from '#tools/talk/use-talk.ts';
import { Button } from '#kit/ui/button.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { StartForm } from '../components/start-form.tsx';
import { collaborate } from '../tool.ts';

/** Loaded with the first text. */
const OpenedText = lazy(() => import('../components/opened-text.tsx'));
const Working = lazy(() => import('../components/working.tsx'));

export function loader({ context }: LoaderFunctionArgs) {
  return prefetch(context, [listEngines]);
}

export default function Collaborate() {
  const talk = useTalk(collaborate.id);
  const work = useSearchParams()[0].get('work');
  const engines = useQuery(query(listEngines));
  if (talk.shown === undefined && work)
    return (
      <Suspense fallback={<Waiting />}>
        <OpenedText id={work} talk={talk} />
      </Suspense>
    );
  return (
    <>
      <PageHeader title={collaborate.title} lede={collaborate.description} />
      {talk.shown === undefined ? (
        <StartForm talk={talk} engines={engines.data?.items ?? []} />
      ) : talk.isMissing ? (
        <NotHere what="Text" onNew={() => talk.show(null)} />
      ) : talk.failure && talk.turns.length === 0 ? (
        <ErrorState title="The text couldn’t be opened" onRetry={talk.reload} retrying={talk.isReloading}>
          {wordsOf(talk.failure)}
        </ErrorState>
      ) : (
        <Current key={talk.shown} id={talk.shown} talk={talk} />
      )}
    </>
  );
}

function Current({ id, talk }: { id: string; talk: Talk }) {
  const run = useRunPart(id, whole);
  if (!run || run.tool !== collaborate.id) return <Waiting />;
  return (
    <>
      {talk.turns.length > 1 && <Turns talk={talk} current={id} />}
      <Suspense fallback={<Waiting />}>
        <Working run={run} talk={talk} />
      </Suspense>
    </>
  );
}

const whole = <Run,>(run: Run) => run;

/** What one asked for before, and what came of it. */
function Turns({ talk, current }: { talk: Talk; current: string }) {
  return (
    <nav aria-label="Turns" className="mb-5 flex flex-wrap items-center gap-2">
      {talk.turns.map(({ id }, at) => (
        <Button
          key={id}
          size="sm"
          variant={id === current ? 'secondary' : 'ghost'}
          aria-current={id === current || undefined}
          onClick={() => talk.show(id)}
        >
          Turn {at + 1}
        </Button>
      ))}
    </nav>
  );
}

function Waiting() {
  return (
    <div aria-busy className="grid gap-6 pb-16">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {[1, 2, 3, 4].map((station) => (
          <Skeleton key={station} className="h-24 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-80 rounded-card" />
    </div>
  );
}
