import { useState } from 'react';
import { useCall } from '#kit/contract/use-call.ts';
import { AnswerText } from '#kit/ui/answer-text.tsx';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { WordsForm } from '#kit/ui/words-form.tsx';
import { editLabPost, replyInLab, type LabPost, type LabThread } from '../contract.ts';
import { refreshes } from '../use-experiment.ts';
import { outcomeWords } from '../words.ts';
import { longestPost } from '../limits.ts';
import { formerMember } from '#social/people/person-name.tsx';
import { ByLine } from './by-line.tsx';
import { PostMenu } from './post-menu.tsx';

interface ThreadProps {
  thread: LabThread;
  signedIn: boolean;
  /** Nothing can be added to what is hidden. */
  closed: boolean;
}

/** One piece of feedback and the replies to it, the oldest first. */
export function Thread({ thread, signedIn, closed }: ThreadProps) {
  const [isReplying, setReplying] = useState(false);
  const name = thread.author?.name ?? formerMember;
  return (
    <Card asChild>
      <li className="grid min-w-0 gap-3">
        <Post post={thread} signedIn={signedIn} />
        {thread.replies.length > 0 && (
          <ul aria-label={`Replies to ${name}`} className="grid gap-4 border-l-2 border-line pl-4">
            {thread.replies.map((reply) => (
              <li key={reply.id} className="grid min-w-0 gap-2">
                <Post post={reply} signedIn={signedIn} />
              </li>
            ))}
          </ul>
        )}
        {signedIn &&
          !closed &&
          thread.hidden === null &&
          (isReplying ? (
            <Reply thread={thread} onDone={() => setReplying(false)} />
          ) : (
            <Button
              variant="link"
              size="sm"
              className="justify-self-start"
              aria-label={`Reply to ${name}`}
              onClick={() => setReplying(true)}
            >
              Reply
            </Button>
          ))}
      </li>
    </Card>
  );
}

const tones = { worked: 'leaf', partly: 'honey', failed: 'blush' } as const;

function Post({ post, signedIn }: { post: LabPost; signedIn: boolean }) {
  const [isEditing, setEditing] = useState(false);
  const { author, createdAt, editedAt, text, outcome, version, byMaker, hidden, mine } = post;
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <ByLine author={author} at={createdAt} editedAt={editedAt} />
          {byMaker && <Badge tone="accent">Maker</Badge>}
          {outcome && <Badge tone={tones[outcome]}>{outcomeWords[outcome]}</Badge>}
          {version && <Badge tone="outline">{version}</Badge>}
        </div>
        {signedIn && !isEditing && <PostMenu post={post} onEdit={() => setEditing(true)} />}
      </div>
      {hidden !== null && (
        <Notice tone="warning" title={`Hidden: only ${mine ? 'you' : 'its author'} and admins see this`}>
          {hidden}
        </Notice>
      )}
      {isEditing ? <Edit post={post} onDone={() => setEditing(false)} /> : <AnswerText text={text} />}
    </>
  );
}

function Edit({ post: { id, text: before }, onDone }: { post: LabPost; onDone: () => void }) {
  const [text, setText] = useState(before);
  const edit = useCall(editLabPost, { refreshes, onSuccess: onDone });
  return (
    <WordsForm
      most={longestPost}
      label="Edit"
      action="Save"
      text={text}
      onChange={setText}
      pending={edit.isPending}
      error={edit.error}
      onSubmit={() => edit.mutate({ params: { id }, body: { text } })}
      onCancel={onDone}
    />
  );
}

function Reply({ thread: { id }, onDone }: { thread: LabThread; onDone: () => void }) {
  const [text, setText] = useState('');
  const reply = useCall(replyInLab, { refreshes, onSuccess: onDone });
  return (
    <WordsForm
      most={longestPost}
      label="Your reply"
      action="Reply"
      text={text}
      onChange={setText}
      pending={reply.isPending}
      error={reply.error}
      onSubmit={() => reply.mutate({ params: { id }, body: { text } })}
      onCancel={onDone}
    />
  );
}
