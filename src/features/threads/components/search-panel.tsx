import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useSettled } from '#kit/ui/use-settled.ts';
import { searchThreads } from '../contract.ts';
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
            {data.items.length === 0
              ? 'No message has these words. Try fewer, or ask @panda.'
              : data.items.length === 1
                ? '1 message'
                : `${data.items.length} messages`}
          </p>
          <ul className="grid gap-2">
            {data.items.map(({ message }) => (
              <li key={message.id}>
                <MessageLink threadId={id} message={message} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
