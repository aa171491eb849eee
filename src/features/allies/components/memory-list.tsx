import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useActing } from '#kit/businesses/acting-tab.ts';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { WordsForm } from '#kit/ui/words-form.tsx';
import { longestMemory } from '../limits.ts';
import { addMemory, listContradictions, listMemories, type MemoryFilter } from '../memories/contract.ts';
import { MemoryItem } from './memory-item.tsx';

interface MemoryListProps {
  filter: MemoryFilter;
  /** New ones are for this ally alone. */
  forAlly?: { id: string; name: string } | undefined;
  onOlder?: (before: string) => void;
}

const ownSample = [
  { title: 'My name is Ada.', detail: 'from a chat with Keeper' },
  { title: 'I prefer short answers.', detail: 'added by you' },
];
const businessSample = [
  { title: 'Our office is in Leipzig.', detail: 'from a chat with Keeper' },
  { title: 'We ship on Fridays.', detail: 'added manually' },
];

/** What is remembered, as sentences that can be read, changed, switched off and deleted. */
export function MemoryList({ filter, forAlly, onOlder }: MemoryListProps) {
  const acting = useActing();
  const { data, error, refetch, isFetching } = useQuery({
    ...query(listMemories, { query: filter }),
    placeholderData: keepPreviousData,
  });
  if (error)
    return (
      <ErrorState
        level={2}
        title="Memories couldn’t be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {wordsOf(error)}
      </ErrorState>
    );
  if (!data)
    return (
      <div aria-busy className="grid gap-3">
        <Skeleton className="h-16 rounded-card" />
        <Skeleton className="h-16 rounded-card" />
      </div>
    );
  const isFiltered = Boolean(filter.q || filter.group || filter.before);
  return (
    <div className="grid gap-6">
      {data.items.length === 0 &&
        (isFiltered ? (
          <EmptyState>No memories match.</EmptyState>
        ) : (
          <EmptyState sample={acting ? businessSample : ownSample}>
            No memories yet. Say “remember that …” in a chat, or add one below.
          </EmptyState>
        ))}
      {data.items.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {data.items.map((memory) => (
            <MemoryItem key={memory.id} memory={memory} groups={data.groups} />
          ))}
        </ul>
      )}
      {data.next && onOlder && (
        <Button variant="secondary" className="justify-self-start" onClick={() => onOlder(data.next!)}>
          Show older
        </Button>
      )}
      <AddMemory forAlly={forAlly} />
    </div>
  );
}

function AddMemory({ forAlly }: Pick<MemoryListProps, 'forAlly'>) {
  const acting = useActing();
  const [text, setText] = useState('');
  const add = useCall(addMemory, {
    refreshes: [listMemories, listContradictions],
    onSuccess: () => setText(''),
  });
  return (
    <WordsForm
      label={forAlly ? `Only for ${forAlly.name}` : 'Add a memory'}
      hint={
        acting
          ? 'One plain sentence about the business. A new fact replaces the old one.'
          : 'One plain sentence. A new fact replaces the old one.'
      }
      action="Remember"
      most={longestMemory}
      text={text}
      onChange={setText}
      pending={add.isPending}
      error={add.error}
      onSubmit={() => add.mutate({ body: { text, ...(forAlly ? { ally: forAlly.id } : {}) } })}
    />
  );
}
