import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { BarChart } from '#kit/ui/bar-chart.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { FilterLinks, useFilter } from '#kit/ui/filter-links.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { CreditsCard } from '../components/credits-card.tsx';
import { EngineTable } from '../components/engine-table.tsx';
import { RecentCalls } from '../components/recent-calls.tsx';
import { getUsage, periods, type Usage } from '../contract.ts';
import { count, shortDay } from '../words.ts';

const choices = periods.map((days) => ({ value: String(days) as `${typeof days}`, label: `${days} days` }));

export default function AiDashboard() {
  const days =
    useFilter(
      'days',
      choices.map(({ value }) => value),
    ) ?? '30';
  const { data, error, refetch, isFetching } = useQuery(query(getUsage, { query: { days } }));
  return (
    <>
      <PageHeader
        title="AI dashboard"
        lede="Your engine usage and remaining credits. Bamboo, your own keys and local engines are free."
        actions={
          <Button asChild variant="secondary">
            <Link to={href('/ai-models')}>Engines and models</Link>
          </Button>
        }
      />
      <CreditsCard />
      <Section
        title="Your usage"
        actions={<FilterLinks label="Period" param="days" value={days} options={choices} />}
      >
        {data ? (
          <UsageView usage={data} />
        ) : error ? (
          <ErrorState title="Your usage couldn’t be loaded" onRetry={() => refetch()} retrying={isFetching}>
            {wordsOf(error)}
          </ErrorState>
        ) : (
          <div className="grid gap-4 md:grid-cols-2" aria-busy>
            <Skeleton className="h-72 rounded-card" />
            <Skeleton className="h-72 rounded-card" />
          </div>
        )}
      </Section>
    </>
  );
}

function UsageView({ usage: { days, engines, recent } }: { usage: Usage }) {
  if (engines.length === 0)
    return (
      <EmptyState
        action={
          <Button asChild>
            <Link to={href('/ai-models')}>Try an engine</Link>
          </Button>
        }
        sample={[{ title: 'Bamboo', detail: 'Multi-AI consensus. 120 tokens in 0.4 s, free.' }]}
      >
        No usage in this period. We only count requests; we don’t store what you asked here.
      </EmptyState>
    );
  return (
    <div className="grid gap-8">
      <div className="grid gap-4 md:grid-cols-2">
        <Card padding="lg">
          <BarChart
            title="Calls"
            bars={days.map(({ day, calls }) => ({ label: shortDay(day), value: calls }))}
            format={(value) => count(value, 'call')}
          />
        </Card>
        <Card padding="lg">
          <BarChart
            title="Tokens"
            bars={days.map(({ day, tokens }) => ({ label: shortDay(day), value: tokens }))}
            format={(value) => count(value, 'token')}
          />
        </Card>
      </div>
      <EngineTable engines={engines} />
      <RecentCalls calls={recent} />
    </div>
  );
}
