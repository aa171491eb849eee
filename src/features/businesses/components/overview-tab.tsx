import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { BarChart } from '#kit/ui/bar-chart.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { DataTable, type Column } from '#kit/ui/data-table.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { FilterLinks, useFilter } from '#kit/ui/filter-links.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { getBusinessNumbers, numberPeriods, type BusinessNumbers, type BusinessView } from '../contract.ts';
import { comparedWith, count, shortDay } from '../words.ts';

const choices = numberPeriods.map((value) => ({ value, label: `${value} days` }));

/** What one looks at on a Monday. */
export function OverviewTab({ business }: { business: BusinessView }) {
  const days = useFilter('days', numberPeriods) ?? '7';
  const { data, error, refetch, isFetching } = useQuery(
    query(getBusinessNumbers, { params: { businessId: business.id }, query: { days } }),
  );
  return (
    <div className="grid gap-6">
      <FilterLinks label="Period" param="days" value={days} options={choices} />
      {error && (
        <ErrorState
          title="The numbers couldn’t be loaded"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {wordsOf(error)}
        </ErrorState>
      )}
      {!data && !error && (
        <div className="grid gap-4 md:grid-cols-2" aria-busy>
          <Skeleton className="h-32 rounded-card" />
          <Skeleton className="h-32 rounded-card" />
        </div>
      )}
      {data && <Numbers numbers={data} days={Number(days)} />}
    </div>
  );
}

function Numbers({ numbers, days }: { numbers: BusinessNumbers; days: number }) {
  const { made, works, failed, credits, waiting, before, available } = numbers;
  const isQuiet = made + works + failed + waiting + credits === 0;
  return (
    <>
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-5">
        <Figure label="Made" value={count(made, 'result')} detail={comparedWith(made, before.made, days)} />
        <Figure
          label="Written"
          value={count(works, 'work')}
          detail={comparedWith(works, before.works, days)}
        />
        <Figure
          label="Spent"
          value={count(credits, 'credit')}
          detail={`${count(available, 'credit')} left`}
        />
        <Figure
          label="Failed"
          value={count(failed, 'run')}
          detail={comparedWith(failed, before.failed, days)}
        />
        <Figure label="Waiting" value={count(waiting, 'run')} detail="Running or queued" />
      </dl>
      {isQuiet ? (
        <EmptyState
          action={
            <Button asChild>
              <Link to={href('/ai')}>Open the tools</Link>
            </Button>
          }
        >
          No activity in this period. Act as the business and run a tool to see it here.
        </EmptyState>
      ) : (
        <Details numbers={numbers} />
      )}
    </>
  );
}

function Figure({ label, value, detail }: { label: string; value: string; detail: string }) {
  return (
    <Card className="grid content-start gap-1">
      <dt className="text-muted">{label}</dt>
      <dd className="grid gap-1">
        <span className="text-2xl font-semibold tabular-nums">{value}</span>
        <span className="text-sm text-muted">{detail}</span>
      </dd>
    </Card>
  );
}

function Details({ numbers: { days, tools, people } }: { numbers: BusinessNumbers }) {
  const bars = (pick: (day: (typeof days)[number]) => number) =>
    days.map((day) => ({ label: shortDay(day.day), value: pick(day) }));
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <Card padding="lg">
          <BarChart title="Made" bars={bars(({ made }) => made)} format={(value) => count(value, 'result')} />
        </Card>
        <Card padding="lg">
          <BarChart
            title="Spent"
            bars={bars(({ credits }) => credits)}
            format={(value) => count(value, 'credit')}
          />
        </Card>
      </div>
      {people && (
        <DataTable
          caption="Who"
          columns={peopleColumns}
          rows={people}
          rowKey={({ id }) => id}
          empty={<p className="text-muted">Only API keys were used in this period.</p>}
        />
      )}
      <DataTable
        caption="Tools"
        columns={toolColumns}
        rows={tools}
        rowKey={({ tool }) => tool}
        empty={null}
      />
    </>
  );
}

type Tally = Pick<BusinessNumbers, 'made' | 'failed' | 'credits'>;
const tallyColumns: readonly Column<Tally>[] = [
  { key: 'made', header: 'Made', align: 'end', cell: ({ made }) => made },
  { key: 'failed', header: 'Failed', align: 'end', cell: ({ failed }) => failed },
  {
    key: 'credits',
    header: 'Credits',
    align: 'end',
    cell: ({ credits }) => credits.toLocaleString('en', { maximumFractionDigits: 1 }),
  },
];

/** On a phone a name takes two lines rather than the place of the numbers. */
const narrow = 'wrap-anywhere max-sm:max-w-26';

const peopleColumns: readonly Column<NonNullable<BusinessNumbers['people']>[number]>[] = [
  {
    key: 'name',
    header: 'Person',
    rowHeader: true,
    className: narrow,
    cell: ({ name }) => <span dir="auto">{name}</span>,
  },
  ...tallyColumns,
  { key: 'works', header: 'Works', align: 'end', cell: ({ works }) => works },
  { key: 'top', header: 'Mostly', cell: ({ top }) => top ?? '–' },
];

const toolColumns: readonly Column<BusinessNumbers['tools'][number]>[] = [
  { key: 'tool', header: 'Tool', rowHeader: true, className: narrow, cell: ({ title }) => title },
  ...tallyColumns,
];
