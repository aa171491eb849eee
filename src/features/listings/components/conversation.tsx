import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { listMessages, postMessage } from '#features/threads/contract.ts';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { Time } from '#kit/ui/time.tsx';
import { longestMessage } from '../limits.ts';

/** The thread of the two, where the listing is: on the marketplace's own host there are no other pages to go to. */
export function Conversation({ thread }: { thread: string }) {
  const [text, setText] = useState('');
  const messages = useQuery({
    ...query(listMessages, { params: { id: thread }, query: {} }),
    refetchInterval: 20_000,
  });
  const send = useCall(postMessage, { refreshes: [listMessages], onSuccess: () => setText('') });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() && !send.isPending)
      send.mutate({ params: { id: thread }, body: { id: crypto.randomUUID(), text } });
  }
  return (
    <section aria-label="Your conversation" className="grid gap-3">
      {messages.error && <Notice tone="error">{wordsOf(messages.error)}</Notice>}
      {!messages.data && !messages.error && <Skeleton className="h-20" />}
      <ol className="grid max-h-80 gap-3 overflow-y-auto" tabIndex={0} aria-label="Messages">
        {messages.data?.items
          .filter(({ deleted, text: said }) => !deleted && said !== '')
          .map(({ id, author, text: said, createdAt }) => (
            <li key={id} className="rounded-lg bg-surface px-3 py-2">
              <p className="text-sm text-muted">
                {author?.name ?? 'A former member'} · <Time value={createdAt} />
              </p>
              <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                {said}
              </p>
            </li>
          ))}
      </ol>
      <form noValidate onSubmit={submit} className="grid gap-2">
        <Field label="Message" hideLabel>
          <Textarea
            rows={2}
            className="min-h-20"
            maxLength={longestMessage}
            placeholder="Write a message"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        {send.error && <Notice tone="error">{wordsOf(send.error)}</Notice>}
        <Button type="submit" pending={send.isPending} disabled={text.trim() === ''}>
          Send
        </Button>
      </form>
    </section>
  );
}
