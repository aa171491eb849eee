import { useQuery } from '@tanstack/react-query';
import { Link, type LoaderFunctionArgs } from 'react-router';
import type { EngineSource } from '#kit/ai/engine.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { BrowserEngine } from '../components/browser-engine.tsx';
import { EngineGroup } from '../components/engine-group.tsx';
import { MoreEngines } from '../components/more-engines.tsx';
import { listEngines, type EngineItem } from '../contract.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return prefetch(context, [listEngines]);
}

const groups: Record<EngineSource, { title: string; lede: string }> = {
  person: {
    title: 'Your own',
    lede: 'Opened by your keys. They answer before all others, and cost you no credits.',
  },
  owner: {
    title: 'From this site',
    lede: 'Brought by whoever runs this site. What has a price costs members credits.',
  },
  local: { title: 'On this machine', lede: 'Found beside this site. What you ask stays on its machine.' },
  bamboo: {
    title: 'Bamboo',
    lede: 'Always here, for everyone, without a key. It looks things up and works them out, and says so when it does not know.',
  },
};

export default function AiModels() {
  const engines = useQuery(query(listEngines));
  return (
    <>
      <PageHeader
        title="Engines and models"
        lede="Everything that can answer you here: what it can do, what it costs and how well it works. Try any of them."
        actions={
          <Button asChild variant="secondary">
            <Link to={href('/settings', { tab: 'engines' })}>Add a key</Link>
          </Button>
        }
      />
      {engines.data ? (
        <Groups engines={engines.data.items} />
      ) : engines.isError ? (
        <ErrorState
          title="The engines could not be listed."
          onRetry={() => void engines.refetch()}
          retrying={engines.isFetching}
        >
          {wordsOf(engines.error)}
        </ErrorState>
      ) : (
        <Waiting />
      )}
      <MoreEngines />
      {engines.data && (
        <p className="pb-10 text-sm text-muted">
          Prices as the makers published them on{' '}
          <time dateTime={engines.data.pricesAsOf}>{dayWords(engines.data.pricesAsOf)}</time>. The status of
          an engine comes from real calls in the last few minutes.
        </p>
      )}
    </>
  );
}

const dayWords = (day: string) =>
  new Date(day).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });

function Groups({ engines }: { engines: EngineItem[] }) {
  const of = (source: EngineSource) => engines.filter((engine) => engine.source === source);
  const group = (source: EngineSource) =>
    of(source).length > 0 && <EngineGroup {...groups[source]} engines={of(source)} />;
  return (
    <>
      {engines.length === 0 && (
        <EmptyState
          action={
            <Button asChild>
              <Link to={href('/settings', { tab: 'engines' })}>Add a key of your own</Link>
            </Button>
          }
        >
          No engine is ready yet. A key of your own brings the first.
        </EmptyState>
      )}
      {group('person')}
      {group('owner')}
      {group('local')}
      <BrowserEngine />
      {group('bamboo')}
    </>
  );
}

function Waiting() {
  return (
    <div role="status" className="grid gap-4 py-8 lg:grid-cols-2">
      <span className="sr-only">Loading</span>
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className="grid gap-3 rounded-card border border-line p-5">
          <Skeleton className="h-6 w-2/5" />
          <Skeleton className="w-3/5" />
          <Skeleton className="w-4/5" />
          <Skeleton className="w-1/2" />
        </div>
      ))}
    </div>
  );
}
