import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FilterLinks } from '#kit/ui/filter-links.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { WordsForm } from '#kit/ui/words-form.tsx';
import { addLabPost, listLabPosts, type Experiment } from '../contract.ts';
import { labOutcomes, type LabOutcome } from '../table-words.ts';
import { refreshes } from '../use-experiment.ts';
import { outcomeWords } from '../words.ts';
import { longestPost } from '../limits.ts';
import { Thread } from './thread.tsx';

interface FeedbackProps {
  experiment: Experiment;
  signedIn: boolean;
}

/** What people say, and how it went for those who tried it. */
export function Feedback({ experiment, signedIn }: FeedbackProps) {
  const { tried, hidden } = experiment;
  const counts = labOutcomes.filter((outcome) => tried[outcome] > 0);
  return (
    <Section
      title="Feedback"
      className="max-w-4xl pb-0 sm:pb-0"
      lede={
        counts.length > 0
          ? counts.map((outcome) => `${outcomeWords[outcome]} for ${tried[outcome]}`).join(' · ')
          : undefined
      }
    >
      {signedIn ? hidden === null && <Add experiment={experiment} /> : <SignIn />}
      <Threads experiment={experiment} signedIn={signedIn} />
    </Section>
  );
}

function SignIn() {
  const { pathname } = useLocation();
  return (
    <p className="mb-6">
      <Link to={href('/login', { return_url: pathname })}>Sign in</Link> to give feedback or say that you
      tried it.
    </p>
  );
}

function Add({ experiment: { id, versions, mine, wanted } }: { experiment: Experiment }) {
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<LabOutcome | ''>('');
  const [chosen, setChosen] = useState<string>();
  // The newest, until someone chooses another.
  const version = chosen ?? versions[0]?.id ?? '';
  const add = useCall(addLabPost, {
    refreshes,
    onSuccess: () => {
      setText('');
      setOutcome('');
    },
  });
  return (
    <Card className="mb-6">
      <WordsForm
        most={longestPost}
        label={mine ? 'Add a word' : 'Your feedback'}
        hint={wanted && !mine ? `Asked for: ${wanted}` : 'What worked and what didn’t? Be kind.'}
        action="Post"
        text={text}
        onChange={setText}
        pending={add.isPending}
        error={add.error}
        onSubmit={() =>
          add.mutate({ params: { id }, body: { text, outcome: outcome || null, version: version || null } })
        }
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Did you try it?">
            <Select value={outcome} onChange={({ target }) => setOutcome(target.value as LabOutcome | '')}>
              <option value="">Not yet</option>
              <Options values={labOutcomes} labelOf={(one) => outcomeWords[one]} />
            </Select>
          </Field>
          {versions.length > 0 && (
            <Field label="Version">
              <Select value={version} onChange={({ target }) => setChosen(target.value)}>
                {versions.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.name}
                  </option>
                ))}
                <option value="">No version in particular</option>
              </Select>
            </Field>
          )}
        </div>
      </WordsForm>
    </Card>
  );
}

const kinds = ['feedback', 'tried'] as const;

function Threads({ experiment: { id, posts, hidden }, signedIn }: FeedbackProps) {
  const [search] = useSearchParams();
  const kind = kinds.find((one) => one === search.get('kind'));
  const before = /^[\da-f-]{36}$/.exec(search.get('before') ?? '')?.[0];
  const wanted = { params: { id }, query: { ...(kind && { kind }), ...(before && { before }) } };
  const list = useQuery({ ...query(listLabPosts, wanted), placeholderData: keepPreviousData });
  const { data, error, refetch, isFetching } = list;
  if (error)
    return (
      <ErrorState
        level={3}
        title="Feedback couldn’t be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {wordsOf(error)}
      </ErrorState>
    );
  if (!data) return <Skeleton className="h-32 rounded-card" />;
  const next = new URLSearchParams(search);
  next.set('before', data.next ?? '');
  return (
    <div className="grid gap-4">
      {(posts > 3 || kind) && (
        <FilterLinks
          label="Show"
          param="kind"
          value={kind}
          options={[
            { value: undefined, label: 'All' },
            { value: 'feedback', label: 'Feedback' },
            { value: 'tried', label: 'Tried it' },
          ]}
        />
      )}
      {data.items.length === 0 ? (
        <EmptyState
          action={
            before || kind ? (
              <Button asChild size="sm" variant="secondary">
                <Link to={href('/create/lab/:id', { id })}>Show all</Link>
              </Button>
            ) : undefined
          }
        >
          {kind ? 'Nothing matches yet.' : 'No feedback yet. Be the first.'}
        </EmptyState>
      ) : (
        <ul aria-label="Feedback" className="grid gap-4">
          {data.items.map((thread) => (
            <Thread key={thread.id} thread={thread} signedIn={signedIn} closed={hidden !== null} />
          ))}
        </ul>
      )}
      <LoadMore hasMore={Boolean(data.next)} to={`?${next}`} label="Show older" />
    </div>
  );
}
