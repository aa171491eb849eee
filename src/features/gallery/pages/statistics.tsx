import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { useActing } from '#kit/businesses/acting-tab.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { BarChart } from '#kit/ui/bar-chart.tsx';
import { Button } from '#kit/ui/button.tsx';
import { DataTable, type Column } from '#kit/ui/data-table.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { ownStatistics, statisticsDays, type CreationNumbers } from '../statistics/contract.ts';

function askedIn(search: URLSearchParams) {
  const before = search.get('before') ?? '';
  return { query: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(before) ? { before } : {} };
}

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  prefetch(context, [ownStatistics, askedIn(new URL(request.url).searchParams)]);

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });

type Row = CreationNumbers & { id: string; title: string };
const numbers = [
  ['views', 'Views'],
  ['likes', 'Likes'],
  ['comments', 'Comments'],
  ['uses', 'Used by'],
  ['thanks', 'Thanks'],
  ['collections', 'Collections'],
] as const;

const columns: readonly Column<Row>[] = [
  {
    key: 'title',
    header: 'Creation',
    rowHeader: true,
    className: 'max-w-72',
    cell: ({ id, title }) => (
      <Link to={href('/gallery/:id', { id })} className="block truncate">
        <bdi>{title}</bdi>
      </Link>
    ),
  },
  ...numbers.map(([key, header]): Column<Row> => ({ key, header, align: 'end', cell: (row) => row[key] })),
];

export default function Statistics() {
  const acting = useActing();
  const [search] = useSearchParams();
  const { data, error, refetch, isFetching } = useQuery(query(ownStatistics, askedIn(search)));
  return (
    <div className="pb-16">
      <PageHeader
        title={acting ? `Statistics of ${acting.name}` : 'Your statistics'}
        lede={`Only ${acting ? 'members of the business can see' : 'you can see'} this page. Each person counts as one view a day. We don’t record who viewed what.`}
      />
      {error ? (
        <ErrorState
          title="Your statistics couldn’t be loaded"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {wordsOf(error)}
        </ErrorState>
      ) : !data ? (
        <Skeleton className="h-72 rounded-card" />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
          {data.items.length > 0 && (
            <BarChart
              title={`Views in the last ${statisticsDays} days`}
              bars={data.days.map((one) => ({
                label: day.format(new Date(`${one.day}T00:00:00Z`)),
                value: one.views,
              }))}
              format={(value) => (value === 1 ? '1 view' : `${value} views`)}
            />
          )}
          <DataTable
            caption="Each creation, since it was published"
            columns={columns}
            rows={data.items}
            rowKey={({ id }) => id}
            empty={
              <EmptyState
                action={
                  <Button asChild>
                    <Link to={href('/gallery')}>Add something</Link>
                  </Button>
                }
              >
                You haven’t published anything yet. Statistics appear here when you do.
              </EmptyState>
            }
          />
          <LoadMore hasMore={Boolean(data.next)} to={`?before=${data.next ?? ''}`} label="Show more" />
        </div>
      )}
    </div>
  );
}
