import { useState } from 'react';
import { useCall } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { addQuestionComment, type QuestionComment } from '../contract.ts';
import { longestComment } from '../limits.ts';
import { refreshes } from '../use-question.ts';
import { AuthorLine } from './author-line.tsx';
import { EditPostForm } from './edit-forms.tsx';
import { HiddenNotice } from './hidden-notice.tsx';
import { PostMenu } from './post-menu.tsx';
import { WordsForm } from '#kit/ui/words-form.tsx';

interface PostCommentsProps {
  /** What they are about. */
  postId: string;
  /** `question`, `answer by Ben` */
  what: string;
  comments: readonly QuestionComment[];
  signedIn: boolean;
  /** Nothing can be added to what is hidden. */
  closed: boolean;
}

/** Short remarks below a question or an answer, the oldest first. */
export function PostComments({ postId, what, comments, signedIn, closed }: PostCommentsProps) {
  const [isWriting, setWriting] = useState(false);
  return (
    <div className="grid gap-1">
      {comments.length > 0 && (
        <ul aria-label={`Comments on the ${what}`} className="divide-y divide-line border-t border-line">
          {comments.map((comment) => (
            <Comment key={comment.id} comment={comment} signedIn={signedIn} />
          ))}
        </ul>
      )}
      {signedIn &&
        !closed &&
        (isWriting ? (
          <CommentForm postId={postId} onDone={() => setWriting(false)} />
        ) : (
          <Button
            variant="link"
            size="sm"
            className="justify-self-start py-1"
            aria-label={`Comment on the ${what}`}
            onClick={() => setWriting(true)}
          >
            Comment
          </Button>
        ))}
    </div>
  );
}

function Comment({ comment, signedIn }: { comment: QuestionComment; signedIn: boolean }) {
  const [isEditing, setEditing] = useState(false);
  const { author, createdAt, editedAt, text } = comment;
  return (
    <li className="grid gap-1 py-3">
      <div className="flex items-center justify-between gap-3">
        <AuthorLine author={author} createdAt={createdAt} editedAt={editedAt} />
        {signedIn && !isEditing && <PostMenu kind="comment" post={comment} onEdit={() => setEditing(true)} />}
      </div>
      <HiddenNotice post={comment} />
      {isEditing ? (
        <EditPostForm
          post={comment}
          label="Edit your comment"
          most={longestComment}
          onDone={() => setEditing(false)}
        />
      ) : (
        <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
    </li>
  );
}

function CommentForm({ postId, onDone }: { postId: string; onDone: () => void }) {
  const [text, setText] = useState('');
  const add = useCall(addQuestionComment, { refreshes, onSuccess: onDone });
  return (
    <WordsForm
      label="Your comment"
      hint="Ask for clarification, or add a short remark."
      action="Comment"
      most={longestComment}
      text={text}
      onChange={setText}
      pending={add.isPending}
      error={add.error}
      onSubmit={() => add.mutate({ params: { id: postId }, body: { text } })}
      onCancel={onDone}
    />
  );
}
