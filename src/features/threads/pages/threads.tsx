import { useQuery } from '@tanstack/react-query';
import SquarePen from 'lucide-react/icons/square-pen';
import { useState } from 'react';
import { Link } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { useSettled } from '#kit/ui/use-settled.ts';
import { MessageLink } from '../components/pins-panel.tsx';
import { QuietHours } from '../components/quiet-hours.tsx';
import { ThreadList, useOwnThreads } from '../components/thread-list.tsx';
import { searchThreads } from '../contract.ts';

export default function Threads() {
  const { data: user } = useQuery(query(currentUser));
  return (
    <div className="pb-16">
      <PageHeader
        className="pb-6"
        title="Threads"
        lede="Chat, write and decide together. Mention @panda or a tool, and everyone in the thread sees the answer."
        actions={
          <>
            <Button asChild variant="secondary">
              <Link to={href('/threads/shared')}>Shared and public</Link>
            </Button>
            <Button asChild>
              <Link to={href('/threads/new')}>
                <SquarePen aria-hidden /> New thread
              </Link>
            </Button>
          </>
        }
      />
      {user ? <Own /> : <Strangers />}
    </div>
  );
}

function Strangers() {
  return (
    <EmptyState
      action={
        <Button asChild>
          <Link to={href('/login', { return_url: href('/threads') })}>Sign in to start</Link>
        </Button>
      }
      sample={[
        { title: 'Bamboo floor for the attic', detail: 'Ana: Decision: we go with strand-woven.' },
        { title: 'Trip in May', detail: 'Ben: @search night trains to Vienna' },
      ]}
    >
      Sign in to see your threads. You can read public threads without an account.
    </EmptyState>
  );
}

function Own() {
  const list = useOwnThreads();
  const [words, setWords] = useState('');
  const q = useSettled(words.trim(), 250);
  const isEmpty = list.items?.length === 0;
  if (isEmpty)
    return (
      <EmptyState
        action={
          <Button asChild>
            <Link to={href('/threads/new')}>Start a thread</Link>
          </Button>
        }
      >
        No threads yet. Start one with people you know, or just with the panda.
      </EmptyState>
    );
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <Field label="Search all your threads" hideLabel>
        <Input
          type="search"
          maxLength={200}
          placeholder="Search all your threads"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </Field>
      {q === '' ? (
        <ThreadList list={list} className="rounded-card border border-line bg-surface p-2" />
      ) : (
        <Found q={q} />
      )}
      <QuietHours />
    </div>
  );
}

function Found({ q }: { q: string }) {
  const { data, error } = useQuery(query(searchThreads, { query: { q } }));
  if (error) return <p role="alert">{wordsOf(error)}</p>;
  if (!data)
    return (
      <p aria-busy className="text-muted">
        Searching
      </p>
    );
  if (data.items.length === 0) return <EmptyState>No messages match.</EmptyState>;
  return (
    <ul aria-label="Messages found" className="grid gap-3">
      {data.items.map(({ message, thread }) => (
        <li key={message.id} className="grid gap-1">
          <p dir="auto" className="truncate text-sm font-medium text-muted">
            {thread.title}
          </p>
          <MessageLink threadId={thread.id} message={message} />
        </li>
      ))}
    </ul>
  );
}
