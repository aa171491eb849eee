import { useState } from 'react';
import { Link } from 'react-router';
import { urlOf } from '#kit/contract/call.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { getFile } from '#kit/files/contract.ts';
import {
  decideAppeal,
  listAppeals,
  longestReportAnswer,
  reportCounts,
  type AppealItem as Item,
} from '#social/reports/contract.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { Time } from '#kit/ui/time.tsx';

/** What was hidden, why, what its maker says to that, and the decision. */
export function AppealItem({ item: { target, thing, why, appeal, appealedAt } }: { item: Item }) {
  const [answer, setAnswer] = useState('');
  const decide = useCall(decideAppeal, { refreshes: [listAppeals, reportCounts] });
  const send = (decision: 'accept' | 'decline') => decide.mutate({ body: { target, decision, answer } });
  return (
    <article className="grid gap-3 px-4 py-5 sm:px-5">
      <p className="text-sm text-muted">
        Appealed <Time value={appealedAt} />
      </p>
      {thing ? (
        <div className="grid max-w-prose gap-1 rounded-lg bg-sunken px-4 py-3">
          <p dir="auto" className="font-medium wrap-anywhere">
            <Link to={thing.path}>{thing.title}</Link>
          </p>
          <p dir="auto" className="line-clamp-4 whitespace-pre-line wrap-anywhere">
            {thing.text}
          </p>
          {thing.pictures.length > 0 && <HeldPictures ids={thing.pictures} />}
        </div>
      ) : (
        <p className="text-muted">The hidden content no longer exists.</p>
      )}
      <p dir="auto" className="max-w-prose">
        <span className="text-muted">Reason given:</span> {why}
      </p>
      <p dir="auto" className="max-w-prose rounded-lg bg-sky px-4 py-3 whitespace-pre-line wrap-anywhere">
        <span className="font-medium">Appeal:</span> {appeal}
      </p>
      <Field label="Message to the author" optional className="max-w-prose">
        <Textarea
          rows={2}
          className="min-h-20"
          maxLength={longestReportAnswer}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
      </Field>
      {decide.error && <Notice tone="error">{wordsOf(decide.error)}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" pending={decide.isPending} onClick={() => send('accept')}>
          Accept the appeal
        </Button>
        <Button size="sm" variant="ghost" pending={decide.isPending} onClick={() => send('decline')}>
          Decline the appeal
        </Button>
      </div>
    </article>
  );
}

/** Not shown until someone wants to look. */
function HeldPictures({ ids }: { ids: readonly string[] }) {
  return (
    <details className="mt-2">
      <summary className="cursor-pointer text-sm font-medium">
        {ids.length === 1 ? 'Show the held picture' : `Show the ${ids.length} held pictures`}
      </summary>
      <div className="mt-3 flex flex-wrap gap-3">
        {ids.map((id) => (
          <img
            key={id}
            src={urlOf(getFile, { params: { id }, query: { by: `review:${id}`, disposition: 'inline' } })}
            alt="Held by the automatic check"
            loading="lazy"
            className="max-h-64 max-w-full rounded-lg border border-line"
          />
        ))}
      </div>
    </details>
  );
}
