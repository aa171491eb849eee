import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, type LoaderFunctionArgs } from 'react-router';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Field } from '#kit/ui/field.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { listTools } from '#tools/run/contract.ts';
import { StackList } from '../components/stack-list.tsx';
import { listAllies } from '../contract.ts';
import { mostStacked } from '../limits.ts';
import { getStack, type StackItem } from '../stack/contract.ts';
import { useStack } from '../stack/use-stack.ts';
import { useStackKeys } from '../stack/use-stack-keys.ts';
import { allyTalkId } from '../talk/tool-id.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return prefetch(context, [getStack], [listTools]);
}

export default function Stack() {
  const stack = useStack();
  const { items, error, refetch, isFetching } = stack;
  useStackKeys(items);
  return (
    <div className="max-w-4xl pb-16">
      <PageHeader
        title="Your stack"
        lede="The tools and allies you use most, in your order. They’re on your dashboard; press Alt and a number to open one."
      />
      {error && (
        <ErrorState
          level={2}
          title="Your stack couldn’t be loaded"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {wordsOf(error)}
        </ErrorState>
      )}
      {!error && !items && <Skeleton className="h-40 rounded-card" />}
      {items?.length === 0 && (
        <EmptyState
          sample={[
            { title: 'Quill', detail: 'Alt 1 · your ally for texts' },
            { title: 'Summarise', detail: 'Alt 2 · a tool' },
          ]}
        >
          Nothing here yet. Add your most-used tools and allies below.
        </EmptyState>
      )}
      {items && items.length > 0 && <StackList stack={stack} />}
      {items && <AddToStack stack={stack} />}
    </div>
  );
}

function AddToStack({ stack: { items = [], has, add, isSaving } }: { stack: ReturnType<typeof useStack> }) {
  const [chosen, setChosen] = useState('');
  const { data: tools } = useQuery(query(listTools));
  const { data: allies } = useQuery(query(listAllies, { query: { shelf: 'mine' } }));
  const own = allies?.items.filter(({ id }) => !has({ kind: 'ally', subject: id })) ?? [];
  const free =
    tools?.items.filter(
      ({ id, page }) => page !== null && id !== allyTalkId && !has({ kind: 'tool', subject: id }),
    ) ?? [];
  const isFull = items.length >= mostStacked;
  function put() {
    const [kind, subject] = chosen.split(' ') as [StackItem['kind'], string];
    add({ kind, subject });
    setChosen('');
  }
  return (
    <div className="mt-8 flex flex-wrap items-end gap-3">
      <Field
        label="Add"
        className="w-full max-w-sm"
        hint={isFull ? `A stack holds up to ${mostStacked} items. Remove one first.` : undefined}
      >
        <Select value={chosen} disabled={isFull} onChange={({ target }) => setChosen(target.value)}>
          <option value="">Choose a tool or an ally</option>
          {own.length > 0 && (
            <optgroup label="Your allies">
              {own.map(({ id, name }) => (
                <option key={id} value={`ally ${id}`}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
          <optgroup label="Tools">
            {free.map(({ id, title }) => (
              <option key={id} value={`tool ${id}`}>
                {title}
              </option>
            ))}
          </optgroup>
        </Select>
      </Field>
      <Button disabled={chosen === '' || isFull} pending={isSaving} onClick={put}>
        Add to stack
      </Button>
      <Button asChild variant="ghost">
        <Link to={href('/frenlyai-v2/codex')}>Make an ally</Link>
      </Button>
    </div>
  );
}
