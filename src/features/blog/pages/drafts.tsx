import { useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { usePages } from '#kit/contract/use-pages.ts';
import { href } from '#kit/href.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FilterLinks, useFilter } from '#kit/ui/filter-links.tsx';
import { Input } from '#kit/ui/input.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Time } from '#kit/ui/time.tsx';
import { addDraft, listDrafts, type ListedDraft } from '../admin-contract.ts';
import { stateWords } from '../components/state-words.ts';
import { longestTitle } from '../limits.ts';
import { postStates } from '../states.ts';

export default function Drafts() {
  const state = useFilter('state', postStates);
  const list = usePages(listDrafts, state ? { state } : {});
  return (
    <div className="pb-16">
      <PageHeader
        className="pb-6 sm:pt-8"
        title="Blog posts"
        lede="Drafts, scheduled, published and unpublished posts."
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <NewPost />
        <FilterLinks
          label="Show"
          param="state"
          value={state}
          options={[
            { value: undefined, label: 'All' },
            ...postStates.map((value) => ({ value, label: stateWords[value].label })),
          ]}
        />
        {list.error ? (
          <ErrorState title="Posts couldn’t be loaded" onRetry={list.refetch} retrying={list.isFetching}>
            {wordsOf(list.error)}
          </ErrorState>
        ) : !list.items ? (
          <Skeleton aria-busy className="h-64 rounded-card" />
        ) : list.items.length === 0 ? (
          <EmptyState>Nothing here yet. Start a post above.</EmptyState>
        ) : (
          <ul aria-label="Posts" className="divide-y divide-line rounded-card border border-line bg-surface">
            {list.items.map((post) => (
              <Row key={post.id} post={post} />
            ))}
          </ul>
        )}
        <LoadMore hasMore={list.hasMore} pending={list.isLoadingMore} onLoadMore={list.loadMore} />
      </div>
    </div>
  );
}

function Row({ post }: { post: ListedDraft }) {
  const { label, tone } = stateWords[post.state];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 p-4">
      <Link
        to={href('/admin/blog/:id', { id: post.id })}
        className="flex-1 basis-64 font-medium wrap-anywhere"
      >
        {post.title}
      </Link>
      <Badge tone={tone}>{label}</Badge>
      <span className="text-sm text-muted">
        {post.publishAt ? (
          <>
            out <Time value={post.publishAt} />
          </>
        ) : (
          <>
            changed <Time value={post.updatedAt} />
          </>
        )}
      </span>
    </li>
  );
}

function NewPost() {
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const add = useCall(addDraft, {
    refreshes: [listDrafts],
    onSuccess: ({ id }) => void navigate(href('/admin/blog/:id', { id })),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (title.trim() !== '') add.mutate({ body: { title } });
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <Field
        label="Title of a new post"
        error={add.error ? wordsOf(add.error) : undefined}
        className="flex-1 basis-64"
      >
        <Input maxLength={longestTitle} value={title} onChange={(event) => setTitle(event.target.value)} />
      </Field>
      <Button type="submit" pending={add.isPending} disabled={title.trim() === ''}>
        Start writing
      </Button>
    </form>
  );
}
