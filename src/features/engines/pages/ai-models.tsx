import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
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
import { Section } from '#kit/ui/section.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { EngineGroup } from '../components/engine-group.tsx';
import { MoreEngines } from '../components/more-engines.tsx';
import { listEngines, type EngineItem } from '#kit/ai/contract.ts';

const BrowserAiSettings = lazy(() => import('#tools/browser-ai/settings.tsx'));

export function loader({ context }: LoaderFunctionArgs) {
  return prefetch(context, [listEngines]);
}

const groups: Record<EngineSource, { title: string; lede: string }> = {
  person: {
    title: 'Your own',
    lede: 'Available with your keys. They’re used first and cost no credits.',
  },
  owner: {
    title: 'From this site',
    lede: 'Provided by this site. Paid engines use credits.',
  },
  local: { title: 'On this machine', lede: 'Found beside this site. What you ask stays on its machine.' },
  browser: {
    title: 'In your browser',
    lede: 'Models that your browser brings. They run on your device, cost nothing, and answer your own work while a tab is open.',
  },
  bamboo: {
    title: 'Bamboo',
    lede: 'Always available, without a key. It looks things up and calculates, and says so when it doesn’t know.',
  },
};

export default function AiModels() {
  const engines = useQuery(query(listEngines));
  return (
    <>
      <PageHeader
        title="Engines and models"
        lede="Every engine: what it can do, what it costs and how well it’s working. Try any of them."
        actions={
          <Button asChild variant="secondary">
            <Link to={href('/ai-models/connect')}>Connect a language model</Link>
          </Button>
        }
      />
      {engines.data ? (
        <Groups engines={engines.data.items} />
      ) : engines.isError ? (
        <ErrorState
          title="Engines couldn’t be loaded."
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
          Prices as published by the providers on{' '}
          <time dateTime={engines.data.pricesAsOf}>{dayWords(engines.data.pricesAsOf)}</time>. Status is based
          on real calls in the last few minutes.
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
              <Link to={href('/ai-models/connect')}>Connect a language model</Link>
            </Button>
          }
        >
          No engines yet. Connect a language model to get started.
        </EmptyState>
      )}
      {group('person')}
      {group('owner')}
      {group('local')}
      <InBrowser />
      {group('bamboo')}
    </>
  );
}

/** The browser's models are switched on and tried in one place; guests, who have no settings, do it here. */
function InBrowser() {
  return (
    <Section {...groups.browser} className="py-6 sm:py-8">
      <div className="max-w-2xl rounded-card border border-line p-5">
        <Suspense fallback={<Skeleton className="h-12" />}>
          <BrowserAiSettings />
        </Suspense>
      </div>
    </Section>
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
