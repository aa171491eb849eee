import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { toastError } from '#kit/contract/toast-error.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { AnswerText } from '#kit/ui/answer-text.tsx';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { cn } from '#kit/ui/cn.ts';
import { acceptAnswer, type QuestionAnswer, type QuestionView } from '../contract.ts';
import { longestText } from '../limits.ts';
import { refreshes } from '../use-question.ts';
import { AuthorLine, formerMember } from './author-line.tsx';
import { EditPostForm } from './edit-forms.tsx';
import { HiddenNotice } from './hidden-notice.tsx';
import { commentsPlace, votesPlace } from './places.ts';
import { PostComments } from './post-comments.tsx';
import { PostMenu } from './post-menu.tsx';
import { VoteButtons } from './vote-buttons.tsx';

interface AnswerItemProps {
  answer: QuestionAnswer;
  question: Pick<QuestionView, 'id' | 'mine' | 'hidden'>;
  signedIn: boolean;
}

export function AnswerItem({ answer, question, signedIn }: AnswerItemProps) {
  const { id, author, createdAt, editedAt, text, accepted, comments, hidden } = answer;
  const [isEditing, setEditing] = useState(false);
  const name = author?.name ?? formerMember;
  const what = `answer by ${name}`;
  return (
    <Card asChild className={cn(accepted && 'border-bamboo')}>
      <article
        id={`answer-${id}`}
        aria-label={`Answer by ${name}`}
        className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]"
      >
        <div className={votesPlace}>
          <VoteButtons questionId={question.id} post={answer} what={what} signedIn={signedIn} />
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3">
          <div className="flex items-start justify-between gap-3">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              {accepted && (
                <Badge tone="leaf">
                  <CircleCheck aria-hidden /> Accepted answer
                </Badge>
              )}
              <AuthorLine author={author} createdAt={createdAt} editedAt={editedAt} />
            </div>
            {signedIn && !isEditing && (
              <PostMenu kind="answer" post={answer} onEdit={() => setEditing(true)} />
            )}
          </div>
          <HiddenNotice post={answer} />
          {isEditing ? (
            <EditPostForm
              post={answer}
              label="Edit your answer"
              most={longestText}
              rows={6}
              onDone={() => setEditing(false)}
            />
          ) : (
            <AnswerText text={text} topHeading={4} />
          )}
          {question.mine && !hidden && !question.hidden && (
            <Accept answer={answer} questionId={question.id} />
          )}
        </div>
        <div className={commentsPlace}>
          <PostComments
            postId={id}
            what={what}
            comments={comments}
            signedIn={signedIn}
            closed={Boolean(hidden ?? question.hidden)}
          />
        </div>
      </article>
    </Card>
  );
}

interface AcceptProps {
  answer: Pick<QuestionAnswer, 'id' | 'accepted' | 'author'>;
  questionId: string;
}

/** For whoever asked. */
function Accept({ answer: { id, accepted, author }, questionId }: AcceptProps) {
  const accept = useCall(acceptAnswer, { refreshes });
  const name = author?.name ?? formerMember;
  return (
    <Button
      size="sm"
      variant="secondary"
      className="justify-self-start"
      aria-label={`${accepted ? 'Unaccept' : 'Accept'} the answer by ${name}`}
      pending={accept.isPending}
      onClick={() =>
        accept.mutate(
          { params: { id: questionId }, body: { answer: accepted ? null : id } },
          { onError: toastError },
        )
      }
    >
      {!accepted && <CircleCheck aria-hidden />}
      {accepted ? 'Unaccept' : 'Accept'}
    </Button>
  );
}
