import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Section } from '#kit/ui/section.tsx';
import { CreationGrid, WaitingGrid } from '../components/creation-grid.tsx';
import { listGallery } from '../contract.ts';
import { filterIn } from '../filter-in-address.ts';

function shelfIn(search: URLSearchParams) {
  const { before } = filterIn(search);
  return { query: { shelf: 'featured' as const, ...(before && { before }) } };
}

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  prefetch(context, [listGallery, shelfIn(new URL(request.url).searchParams)]);

export default function Showcase() {
  const [search] = useSearchParams();
  const { data, error, refetch, isFetching } = useQuery(query(listGallery, shelfIn(search)));
  return (
    <div className="pb-10">
      <PageHeader
        title="Showcase"
        lede="Our favourite creations from the gallery."
        actions={
          <Button asChild variant="secondary">
            <Link to={href('/gallery')}>The whole gallery</Link>
          </Button>
        }
      />
      {error ? (
        <ErrorState
          title="The showcase couldn’t be loaded"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {wordsOf(error)}
        </ErrorState>
      ) : !data ? (
        <WaitingGrid />
      ) : data.items.length === 0 ? (
        <EmptyState sample={[{ title: 'How bamboo grows', detail: 'Summary by Ana. 12 likes, 3 comments.' }]}>
          Nothing here yet. Stewards add creations by hand.
        </EmptyState>
      ) : (
        <CreationGrid creations={data.items} withReason />
      )}
      <LoadMore hasMore={Boolean(data?.next)} to={`?before=${data?.next ?? ''}`} label="Show more" />
      <Section title="How to get in" className="pt-14">
        <ol className="grid gap-x-10 md:grid-cols-3">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="border-t-[1.5px] border-ink py-5">
              <h3>
                {index + 1}. {title}
              </h3>
              <p className="mt-1 text-muted">{text}</p>
            </li>
          ))}
        </ol>
        <Button asChild className="mt-4">
          <Link to={href('/ai')}>Make something</Link>
        </Button>
      </Section>
    </div>
  );
}

const steps = [
  { title: 'Create something', text: 'Use any tool, and refine it until you’re happy.' },
  {
    title: 'Publish it',
    text: 'Choose “Add to gallery” below the result, and add a title and how you made it.',
  },
  {
    title: 'Get picked',
    text: 'Stewards choose creations others can learn from or enjoy, and say why. Places can’t be bought.',
  },
];
