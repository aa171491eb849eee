import { useState } from 'react';
import { Link } from 'react-router';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { HideForm } from '#social/reports/hide-form.tsx';
import { reasonWords } from '#social/reports/reasons.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Time } from '#kit/ui/time.tsx';
import { decidePost, listModeration, moderationCounts, type ModeratedPost } from '../admin-contract.ts';
import { formerMember } from './author-line.tsx';

const kindWords = { question: 'Question', answer: 'Answer', comment: 'Comment' } as const;

/** One of the queue: what it says, what is said against it and for it, and the decision. */
export function Moderated({ post }: { post: ModeratedPost }) {
  const { kind, questionId, title, text, author, createdAt, hiddenAt, why, appeal, appealAnswer } = post;
  return (
    <article className="grid gap-3 px-4 py-5 sm:px-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
        <Badge tone="outline">{kindWords[kind]}</Badge>
        <span>
          {author?.handle ? (
            <Link to={href('/profile/:handle', { handle: author.handle.toLowerCase() })}>{author.name}</Link>
          ) : (
            (author?.name ?? formerMember)
          )}
        </span>
        <Time value={createdAt} />
        {hiddenAt && <Badge tone="blush">Hidden</Badge>}
      </header>
      <div className="grid max-w-prose gap-1 rounded-lg bg-sunken px-4 py-3">
        <p dir="auto" className="font-medium wrap-anywhere">
          <Link to={href('/qa/:id', { id: questionId })}>{title}</Link>
        </p>
        {text && (
          <p dir="auto" className="line-clamp-6 whitespace-pre-line wrap-anywhere">
            {text}
          </p>
        )}
      </div>
      {post.reports.length > 0 && (
        <ul aria-label="Reports" className="grid gap-2">
          {post.reports.map(({ id, reason, note, reporter, createdAt: reportedAt }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <Badge tone="blush">{reasonWords[reason].label}</Badge>
              <span className="text-sm text-muted">
                <bdi>{reporter}</bdi>, <Time value={reportedAt} />
              </span>
              {note && (
                <span dir="auto" className="basis-full wrap-anywhere">
                  {note}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {hiddenAt && (
        <p dir="auto" className="max-w-prose">
          <span className="text-muted">Reason given:</span> {why}
        </p>
      )}
      {appeal !== null && (
        <p dir="auto" className="max-w-prose rounded-lg bg-sky px-4 py-3 whitespace-pre-line wrap-anywhere">
          <span className="font-medium">Appeal:</span> {appeal}
        </p>
      )}
      {appealAnswer !== null && (
        <p dir="auto" className="max-w-prose">
          <span className="text-muted">Declined:</span> {appealAnswer}
        </p>
      )}
      <Decision post={post} />
    </article>
  );
}

type Opened = 'hide' | 'decline' | null;

function Decision({ post }: { post: ModeratedPost }) {
  const { id, hiddenAt, appeal, appealAnswer, reports } = post;
  const [opened, setOpened] = useState<Opened>(null);
  const decide = useCall(decidePost, {
    refreshes: [listModeration, moderationCounts],
    onSuccess: () => setOpened(null),
  });
  const isAppealed = hiddenAt !== null && appeal !== null && appealAnswer === null;
  const show = () => decide.mutate({ params: { id }, body: { decision: 'show' } });
  if (opened)
    return (
      <HideForm
        isDecline={opened === 'decline'}
        suggested={reports[0]?.reason ?? 'other'}
        pending={decide.isPending}
        error={decide.error}
        onCancel={() => setOpened(null)}
        onSubmit={(body) => decide.mutate({ params: { id }, body: { decision: 'hide', ...body } })}
      />
    );
  return (
    <div className="grid gap-3">
      {decide.error && <Notice tone="error">{wordsOf(decide.error)}</Notice>}
      <div className="flex flex-wrap gap-2">
        {!hiddenAt && (
          <Button size="sm" variant="danger" onClick={() => setOpened('hide')}>
            Hide
          </Button>
        )}
        {!hiddenAt && reports.length > 0 && (
          <Button size="sm" variant="secondary" pending={decide.isPending} onClick={show}>
            Keep it
          </Button>
        )}
        {hiddenAt && (
          <Button size="sm" variant="secondary" pending={decide.isPending} onClick={show}>
            {isAppealed ? 'Accept the appeal' : 'Show again'}
          </Button>
        )}
        {isAppealed && (
          <Button size="sm" variant="ghost" onClick={() => setOpened('decline')}>
            Decline the appeal
          </Button>
        )}
      </div>
    </div>
  );
}
