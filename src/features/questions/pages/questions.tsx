import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
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
import { AskBox } from '../components/ask-box.tsx';
import { QuestionFilters } from '../components/question-filters.tsx';
import { QuestionList, WaitingList } from '../components/question-list.tsx';
import { listQuestions, listQuestionTags, type QuestionListView } from '../contract.ts';
import { filterIn } from '../filter-in-address.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  const filter = filterIn(new URL(request.url).searchParams);
  return prefetch(context, [listQuestions, { query: filter }], [listQuestionTags]);
}

export default function Questions() {
  const [search] = useSearchParams();
  const filter = filterIn(search);
  const { data: user } = useQuery(query(currentUser));
  const begin = search.get('ask') ?? '';
  return (
    <div className="pb-16">
      <PageHeader
        className="pb-6"
        title="Ask a question"
        lede="Search earlier questions, get an instant answer from Bamboo, and hear from people who know."
      />
      <AskBox key={begin} begin={begin} signedIn={Boolean(user)} />
      <Section title="Questions" className="pt-12 pb-0 sm:pt-14 sm:pb-0">
        <QuestionFilters filter={filter} signedIn={Boolean(user)} />
        <Found />
      </Section>
    </div>
  );
}

function Found() {
  const [search] = useSearchParams();
  const filter = filterIn(search);
  const list = useQuery({ ...query(listQuestions, { query: filter }), placeholderData: keepPreviousData });
  const { data, error, refetch, isFetching } = list;
  if (error)
    return (
      <ErrorState
        level={3}
        title="Questions couldn’t be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {wordsOf(error)}
      </ErrorState>
    );
  if (!data) return <WaitingList />;
  if (data.items.length === 0) return <Nothing q={filter.q} tag={filter.tag} shelf={filter.shelf ?? 'new'} />;
  return (
    <>
      <QuestionList questions={data.items} />
      <LoadMore hasMore={Boolean(data.next)} to={pageAfter(search, data.next ?? '')} label="Show more" />
    </>
  );
}

function pageAfter(search: URLSearchParams, next: string) {
  const params = new URLSearchParams(search);
  params.set('before', next);
  return `?${params}`;
}

const emptyWords: Record<QuestionListView, string> = {
  new: 'No questions yet. Be the first to ask.',
  unanswered: 'Every question has been answered.',
  helpful: 'No questions yet. Be the first to ask.',
  mine: 'You haven’t asked or answered anything yet.',
  'for-me': 'No one has asked you directly yet.',
};

function Nothing({
  q,
  tag,
  shelf,
}: {
  q: string | undefined;
  tag: string | undefined;
  shelf: QuestionListView;
}) {
  if (!q && !tag) return <EmptyState>{emptyWords[shelf]}</EmptyState>;
  return (
    <EmptyState
      action={
        <div className="flex flex-wrap gap-3">
          {q && (
            <Button asChild>
              <Link to={href('/qa', { ask: q })}>Ask this</Link>
            </Button>
          )}
          <Button asChild variant="secondary">
            <Link to={href('/qa')}>Clear filters</Link>
          </Button>
        </div>
      }
    >
      {q ? 'No questions match.' : 'No questions with that tag.'}
    </EmptyState>
  );
}
