import { useState } from 'react';
import { toastError } from '#kit/contract/toast-error.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Time } from '#kit/ui/time.tsx';
import { toast } from '#kit/ui/toast.ts';
import {
  changeFeedbackState,
  deleteFeedback,
  feedbackCounts,
  listFeedback,
  restoreFeedback,
  type FeedbackItem as Item,
} from '#features/feedback/contract.ts';
import { AnswerForm } from './answer-form.tsx';
import { focusOnMount } from './focus-on-mount.ts';
import { PersonLink } from './person-link.tsx';

const kinds = {
  bug: { label: 'Bug', tone: 'blush' },
  suggestion: { label: 'Suggestion', tone: 'sky' },
  praise: { label: 'Praise', tone: 'leaf' },
  question: { label: 'Question', tone: 'honey' },
} as const;

const refreshes = [listFeedback, feedbackCounts];
export function FeedbackItem({ item }: { item: Item }) {
  const { id, type, state, text, page, createdAt, answer, answeredAt, screenshotUrl } = item;
  const [form, setForm] = useState<'unopened' | 'open' | 'left'>('unopened');
  const answering = form === 'open';
  return (
    <article className="grid gap-3 px-4 py-5 sm:px-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
        <Badge tone={kinds[type].tone}>{kinds[type].label}</Badge>
        <Sender item={item} />
        <span>
          on <code className="wrap-anywhere">{page}</code>
        </span>
        <Time value={createdAt} />
        {state === 'closed' && <Badge tone="outline">Closed</Badge>}
      </header>
      <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      {screenshotUrl && <Screenshot url={screenshotUrl} />}
      {answer && !answering && (
        <div className="grid max-w-prose gap-1 rounded-lg bg-leaf px-4 py-3">
          <p className="text-sm text-muted">
            <span className="font-medium text-ink">Answered</span> {answeredAt && <Time value={answeredAt} />}
          </p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {answer}
          </p>
        </div>
      )}
      {answering ? (
        <AnswerForm item={item} onDone={() => setForm('left')} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant={answer ? 'secondary' : 'primary'}
            ref={form === 'left' ? focusOnMount : undefined}
            onClick={() => setForm('open')}
          >
            {answer ? 'Answer again' : 'Answer'}
          </Button>
          <StateButton id={id} state={state} />
          <DeleteButton id={id} />
        </div>
      )}
    </article>
  );
}

/** The link opens it for an hour; after that the list brings a new one. */
function Screenshot({ url }: { url: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="w-fit rounded-lg border border-line hover:border-edge"
    >
      <img
        src={url}
        alt="Attached screenshot; opens in a new tab"
        loading="lazy"
        className="max-h-56 max-w-full rounded-lg object-contain"
      />
    </a>
  );
}

function Sender({ item: { member, replyTo } }: { item: Item }) {
  return (
    <span className="wrap-anywhere">
      {member ? <PersonLink person={member} /> : 'A guest'}
      {replyTo && <> · {replyTo}</>}
    </span>
  );
}

function StateButton({ id, state }: Pick<Item, 'id' | 'state'>) {
  const change = useCall(changeFeedbackState, { refreshes });
  const next = state === 'closed' ? 'open' : 'closed';
  return (
    <Button
      size="sm"
      variant="secondary"
      pending={change.isPending}
      onClick={() => change.mutate({ params: { id }, body: { state: next } }, { onError: toastError })}
    >
      {next === 'closed' ? 'Close' : 'Reopen'}
    </Button>
  );
}

function DeleteButton({ id }: Pick<Item, 'id'>) {
  const restore = useCall(restoreFeedback, { refreshes });
  const remove = useCall(deleteFeedback, {
    refreshes,
    onSuccess: () =>
      toast({
        title: 'Feedback deleted',
        description: 'It stays in your trash for 30 days.',
        action: {
          label: 'Undo',
          altText: 'Restore it from the trash in your settings',
          onSelect: () => restore.mutate({ params: { id } }, { onError: toastError }),
        },
      }),
  });
  return (
    <Button
      size="sm"
      variant="ghost"
      pending={remove.isPending}
      onClick={() => remove.mutate({ params: { id } }, { onError: toastError })}
      className="text-danger"
    >
      Delete
    </Button>
  );
}
