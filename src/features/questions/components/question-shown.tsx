import { useState } from 'react';
import type { CurrentUser } from '#kit/auth/contract.ts';
import { AnswerText } from '#kit/ui/answer-text.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import type { QuestionView } from '../contract.ts';
import { Answers } from './answers.tsx';
import { AuthorLine, PersonName } from './author-line.tsx';
import { EditQuestionForm } from './edit-forms.tsx';
import { HiddenNotice } from './hidden-notice.tsx';
import { commentsPlace, votesPlace } from './places.ts';
import { PostComments } from './post-comments.tsx';
import { PostMenu } from './post-menu.tsx';
import { TagList } from './tag-list.tsx';
import { VoteButtons } from './vote-buttons.tsx';

interface QuestionShownProps {
  question: QuestionView;
  user: CurrentUser | null;
}

/** The whole of a question: what is asked, what was answered, and what one can do about it. */
export function QuestionShown({ question, user }: QuestionShownProps) {
  const { id, title, text, tags, author, asked, createdAt, editedAt, comments, hidden } = question;
  const signedIn = user !== null;
  const [isEditing, setEditing] = useState(false);
  return (
    <div className="max-w-4xl pt-8 pb-16 sm:pt-12">
      <header className="grid gap-4">
        <h1 dir="auto" className="text-3xl wrap-anywhere sm:text-4xl">
          {title}
        </h1>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <AuthorLine did="Asked by" author={author} createdAt={createdAt} editedAt={editedAt} />
          <div className="flex items-center gap-1">
            <CopyButton size="sm" label="Copy link" value={() => location.href} />
            {signedIn && <PostMenu kind="question" post={question} onEdit={() => setEditing(true)} />}
          </div>
        </div>
      </header>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-3 border-t border-line pt-5 sm:grid-cols-[auto_minmax(0,1fr)]">
        <div className={votesPlace}>
          <VoteButtons questionId={id} post={question} what="question" signedIn={signedIn} />
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
          <HiddenNotice post={question} />
          {isEditing ? (
            <EditQuestionForm question={question} onDone={() => setEditing(false)} />
          ) : (
            <>
              {text && <AnswerText text={text} topHeading={2} />}
              {asked && (
                <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
                  Question for <PersonName person={asked} />
                </p>
              )}
              <TagList tags={tags} />
            </>
          )}
        </div>
        <div className={commentsPlace}>
          <PostComments
            postId={id}
            what="question"
            comments={comments}
            signedIn={signedIn}
            closed={hidden !== null}
          />
        </div>
      </div>
      <Answers question={question} signedIn={signedIn} />
    </div>
  );
}
