import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { useDeferredValue, type FormEvent } from 'react';
import { Link } from 'react-router';
import { longestSearch, searchHelp } from '#features/assistant/contract.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { ArticleLinks } from './article-links.tsx';
import { useSettled } from '#kit/ui/use-settled.ts';

export const shortestSearch = 2;
/** Long enough not to ask for every letter, short enough not to be noticed. */
const typingPause = 150;

interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Enter: what was asked becomes part of the address. */
  onSubmit: () => void;
}

/** A plain form as well, so that it works before any script does. */
export function SearchField({ value, onChange, onSubmit }: SearchFieldProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form role="search" action={href('/support')} onSubmit={submit} className="relative max-w-2xl">
      <Field label="Search help" hideLabel>
        <Input
          type="search"
          name="q"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          maxLength={longestSearch}
          placeholder="What would you like to know?"
          autoComplete="off"
          enterKeyHint="search"
          className="h-14 rounded-full pl-13 text-lg"
        />
      </Field>
      <Search aria-hidden className="pointer-events-none absolute top-4 left-5 size-6 text-muted" />
    </form>
  );
}

export function SearchResults({ asked }: { asked: string }) {
  const q = useDeferredValue(useSettled(asked.trim(), typingPause));
  const { data, error, refetch, isFetching } = useQuery({
    ...query(searchHelp, { query: { q } }),
    placeholderData: keepPreviousData,
    enabled: q.length >= shortestSearch,
  });
  if (error)
    return (
      <ErrorState title="The search failed" onRetry={() => void refetch()} retrying={isFetching}>
        {wordsOf(error)}
      </ErrorState>
    );
  return (
    <section aria-label="Found" className="grid gap-5 py-8">
      <p role="status" className="text-muted">
        {data && foundWords(data.articles.length)}
      </p>
      {!data && <Waiting />}
      {data && data.articles.length > 0 && (
        <div className="max-w-3xl">
          <ArticleLinks articles={data.articles} />
        </div>
      )}
      {data?.articles.length === 0 && (
        <EmptyState
          action={
            <Button asChild>
              <Link to={href('/feedback', { type: 'question' })}>Contact us</Link>
            </Button>
          }
        >
          No results. Try other words, or send us your question.
        </EmptyState>
      )}
    </section>
  );
}

function foundWords(count: number) {
  if (count === 0) return 'Nothing found.';
  return count === 1 ? 'One article found:' : `${count} articles found:`;
}

function Waiting() {
  return (
    <div className="grid max-w-3xl gap-6" aria-busy>
      {['w-56', 'w-72', 'w-64'].map((width) => (
        <div key={width} className="grid gap-2">
          <Skeleton className={width} />
          <Skeleton className="w-full" />
        </div>
      ))}
    </div>
  );
}
