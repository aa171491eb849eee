import { useState } from 'react';
import { Link } from 'react-router';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import {
  decideReport,
  listReports,
  longestReportAnswer,
  reportCounts,
  type ReportItem as Item,
} from '#social/reports/contract.ts';
import { reasonWords } from '#social/reports/reasons.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { Time } from '#kit/ui/time.tsx';
import { PersonLink } from './person-link.tsx';

export function ReportItem({ item }: { item: Item }) {
  const { reason, note, state, answer, createdAt, reporter, target } = item;
  return (
    <article className="grid gap-3 px-4 py-5 sm:px-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
        <Badge tone="blush">{reasonWords[reason].label}</Badge>
        <PersonLink person={reporter} />
        <Time value={createdAt} />
        {state !== 'open' && <Badge tone="outline">{state === 'upheld' ? 'Hidden' : 'Kept'}</Badge>}
      </header>
      {target ? (
        <div className="grid max-w-prose gap-1 rounded-lg bg-sunken px-4 py-3">
          <p dir="auto" className="font-medium wrap-anywhere">
            {target.path ? <Link to={target.path}>{target.title}</Link> : target.title}
          </p>
          {target.text && (
            <p dir="auto" className="line-clamp-4 whitespace-pre-line wrap-anywhere">
              {target.text}
            </p>
          )}
        </div>
      ) : (
        <p className="text-muted">The reported content no longer exists.</p>
      )}
      {note && (
        <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
          {note}
        </p>
      )}
      {answer && (
        <p dir="auto" className="max-w-prose rounded-lg bg-leaf px-4 py-3 whitespace-pre-line wrap-anywhere">
          {answer}
        </p>
      )}
      <Decision item={item} />
    </article>
  );
}

/** A decision can be taken back by taking the other one. */
function Decision({ item: { id, state, target, reporter } }: { item: Item }) {
  const [answer, setAnswer] = useState('');
  const [isWriting, setWriting] = useState(false);
  const decide = useCall(decideReport, {
    refreshes: [listReports, reportCounts],
    onSuccess: () => setWriting(false),
  });
  const send = (decision: 'hide' | 'keep') => decide.mutate({ params: { id }, body: { decision, answer } });
  const isHidden = target?.hidden ?? false;
  return (
    <div className="grid max-w-prose gap-3">
      {isWriting && (
        <Field label={`Message to ${reporter.name}`} optional hint="Sent with your decision.">
          <Textarea
            rows={2}
            className="min-h-20"
            maxLength={longestReportAnswer}
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
          />
        </Field>
      )}
      {decide.error && (
        <p role="alert" className="font-medium text-danger">
          {wordsOf(decide.error)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {target && !isHidden && (
          <Button size="sm" variant="danger" pending={decide.isPending} onClick={() => send('hide')}>
            Hide it
          </Button>
        )}
        {(state === 'open' || isHidden) && (
          <Button size="sm" variant="secondary" pending={decide.isPending} onClick={() => send('keep')}>
            {isHidden ? 'Show it again' : target ? 'Keep it' : 'Close'}
          </Button>
        )}
        {!isWriting && state === 'open' && (
          <Button size="sm" variant="ghost" onClick={() => setWriting(true)}>
            Add a message
          </Button>
        )}
      </div>
    </div>
  );
}
