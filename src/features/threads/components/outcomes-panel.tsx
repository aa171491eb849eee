import { useQuery } from '@tanstack/react-query';
import CalendarDown from 'lucide-react/icons/calendar-arrow-down';
import { useState } from 'react';
import { Link } from 'react-router';
import { urlOf } from '#kit/contract/call.ts';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { longestOutcome } from '../limits.ts';
import {
  addOutcome,
  changeOutcome,
  listOutcomes,
  tasksCalendar,
  type Outcome,
} from '../outcomes/contract.ts';
import type { OpenThread } from '../use-thread.ts';

export function OutcomesPanel({ thread }: { thread: OpenThread }) {
  const { view, mayWrite } = thread;
  const { data, error } = useQuery(query(listOutcomes, { params: { id: view.id } }));
  if (error) return <p role="alert">{wordsOf(error)}</p>;
  if (!data) return <Skeleton className="h-40" />;
  const proposed = data.items.filter(({ state }) => state === 'proposed');
  const tasks = data.items.filter(({ kind, state }) => kind === 'task' && state !== 'proposed');
  const decisions = data.items.filter(({ kind, state }) => kind === 'decision' && state !== 'proposed');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {proposed.length > 0 && <OutcomeList title="Suggested" items={proposed} thread={thread} />}
      <OutcomeList title="Tasks" items={tasks} thread={thread} empty="No tasks yet." />
      <OutcomeList
        title="Decisions"
        items={decisions}
        thread={thread}
        empty="No decisions yet. “Decision: …” in a message is detected automatically."
      />
      {mayWrite && <AddForm thread={thread} />}
      {view.role !== null && tasks.some(({ due }) => due) && (
        <Button asChild size="sm" variant="secondary" className="justify-self-start">
          <a href={urlOf(tasksCalendar, { params: { id: view.id } })} download="tasks.ics">
            <CalendarDown aria-hidden /> Add to calendar (ICS)
          </a>
        </Button>
      )}
    </div>
  );
}

interface OutcomeListProps {
  title: string;
  items: readonly Outcome[];
  thread: OpenThread;
  empty?: string;
}

function OutcomeList({ title, items, thread, empty }: OutcomeListProps) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="font-sans text-base font-semibold">{title}</h3>
      {items.length === 0 && <p className="text-sm text-muted">{empty}</p>}
      <ul className="grid gap-2">
        {items.map((outcome) => (
          <Item key={outcome.id} outcome={outcome} thread={thread} />
        ))}
      </ul>
    </section>
  );
}

function Item({ outcome, thread }: { outcome: Outcome; thread: OpenThread }) {
  const { view, mayWrite } = thread;
  const change = useCall(changeOutcome, { refreshes: [listOutcomes] });
  const set = (body: Parameters<typeof change.mutate>[0]['body']) =>
    change.mutate({ params: { id: outcome.id }, body });
  const isTask = outcome.kind === 'task';
  const isDone = outcome.state === 'done';
  return (
    <li className="grid gap-2 rounded-lg border border-line bg-surface p-3">
      <div className="flex items-start gap-2">
        {isTask && outcome.state !== 'proposed' && (
          <input
            type="checkbox"
            aria-label={`Done: ${outcome.text}`}
            className="mt-1 size-4.5 shrink-0 accent-bamboo"
            disabled={!mayWrite}
            checked={isDone}
            onChange={() => set({ state: isDone ? 'open' : 'done' })}
          />
        )}
        <p dir="auto" className={cn('min-w-0 flex-1 wrap-anywhere', isDone && 'text-muted line-through')}>
          {outcome.text}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        {outcome.state === 'proposed' && <Badge tone="honey">{isTask ? 'Task?' : 'Decision?'}</Badge>}
        {outcome.assignee && <bdi>{outcome.assignee.name}</bdi>}
        {outcome.due && <span>by {dateWords(outcome.due)}</span>}
        {outcome.messageId && (
          <Link to={href('/threads/:id', { id: view.id }, { message: outcome.messageId })}>Message</Link>
        )}
      </p>
      {mayWrite && isTask && (
        // Beside each other only where both fit: a panel may be as narrow as 20 rem.
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))] gap-2">
          <Field className="min-w-0" label={`Assignee of “${outcome.text}”`} hideLabel>
            <Select
              className="h-9 text-sm"
              value={outcome.assignee?.id ?? ''}
              onChange={({ target }) => set({ assignee: target.value || null })}
            >
              <option value="">Unassigned</option>
              {view.members.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field className="min-w-0" label={`Due date of “${outcome.text}”`} hideLabel>
            <Input
              type="date"
              className="h-9 text-sm"
              value={outcome.due ?? ''}
              onChange={({ target }) => set({ due: target.value || null })}
            />
          </Field>
        </div>
      )}
      {mayWrite && (
        <div className="flex gap-2">
          {outcome.state === 'proposed' && (
            <Button size="sm" pending={change.isPending} onClick={() => set({ state: 'open' })}>
              Keep
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={() => set({ state: 'dismissed' })}>
            {outcome.state === 'proposed' ? 'Dismiss' : 'Remove'}
          </Button>
        </div>
      )}
      {change.error && (
        <p role="alert" className="text-sm text-danger">
          {wordsOf(change.error)}
        </p>
      )}
    </li>
  );
}

const dateWords = (due: string) =>
  new Intl.DateTimeFormat('en', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(due));

function AddForm({ thread }: { thread: OpenThread }) {
  const [text, setText] = useState('');
  const [kind, setKind] = useState<'task' | 'decision'>('task');
  const add = useCall(addOutcome, { refreshes: [listOutcomes], onSuccess: () => setText('') });
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate({ params: { id: thread.view.id }, body: { kind, text } });
      }}
    >
      <Field label="Add a task or decision" error={add.error ? wordsOf(add.error) : undefined}>
        <Input maxLength={longestOutcome} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <div className="flex gap-2">
        <Field label="Kind" hideLabel className="flex-1">
          <Select value={kind} onChange={({ target }) => setKind(target.value as typeof kind)}>
            <option value="task">Task</option>
            <option value="decision">Decision</option>
          </Select>
        </Field>
        <Button type="submit" pending={add.isPending} disabled={text.trim() === ''}>
          Add
        </Button>
      </div>
    </form>
  );
}
