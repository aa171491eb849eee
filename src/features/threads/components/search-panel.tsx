import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useSettled } from '#kit/ui/use-settled.ts';
import { searchThreads, type ThreadMessage } from '../contract.ts';
import type { OpenThread } from '../use-thread.ts';
import { MessageLink } from './pins-panel.tsx';

export function SearchPanel({ thread }: { thread: OpenThread }) {
  const { id } = thread.view;
  const [words, setWords] = useState('');
  const q = useSettled(words.trim(), 250);
  const { data, error } = useQuery({
    ...query(searchThreads, { query: { q, thread: id } }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const byWords = data?.items.filter((item) => !item.byMeaning) ?? [];
  const near = data?.items.filter((item) => item.byMeaning) ?? [];
  return (
    <div className="grid gap-3">
      <Field label="Words to find" hideLabel>
        <Input
          type="search"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened to be typed in
          autoFocus
          maxLength={200}
          placeholder="Words to find"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </Field>
      {error && (
        <p role="alert" className="text-danger">
          {wordsOf(error)}
        </p>
      )}
      {q !== '' && data && (
        <>
          <p role="status" className="text-sm text-muted">
            {describeMatches(byWords.length, near.length)}
          </p>
          <FoundList threadId={id} items={byWords} />
          {near.length > 0 && (
            <section aria-labelledby={`${id}-near`} className="grid gap-2">
              <h3 id={`${id}-near`} className="text-base">
                Similar in meaning
              </h3>
              <FoundList threadId={id} items={near} />
            </section>
          )}
        </>
      )}
    </div>
  );
}

function FoundList({ threadId, items }: { threadId: string; items: readonly { message: ThreadMessage }[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {items.map(({ message }) => (
        <li key={message.id}>
          <MessageLink threadId={threadId} message={message} />
        </li>
      ))}
    </ul>
  );
}

function describeMatches(byWords: number, near: number) {
  const counted = (count: number) => (count === 1 ? '1 message' : `${count} messages`);
  if (byWords === 0 && near === 0) return 'No messages match. Try fewer words, or ask @panda.';
  if (byWords === 0) return `No exact matches; ${counted(near)} similar in meaning`;
  return near === 0 ? counted(byWords) : `${counted(byWords)}, and ${near} similar in meaning`;
}
