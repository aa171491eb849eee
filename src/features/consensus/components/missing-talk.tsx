import { wordsOf } from '#kit/contract/use-call.ts';
import type { Talk } from '#tools/talk/use-talk.ts';
import { Button } from '#kit/ui/button.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { TalkWaiting } from './talk-waiting.tsx';

interface MissingTalkProps {
  thread: Talk;
  onNew: () => void;
}

/** What stands in place of a talk that is not here: still on its way, out of reach, or gone. */
export function MissingTalk({ thread, onNew }: MissingTalkProps) {
  if (thread.isLoading) return <TalkWaiting />;
  if (thread.failure)
    return (
      <ErrorState title="The chat could not be opened" onRetry={thread.reload} retrying={thread.isReloading}>
        {wordsOf(thread.failure)}
      </ErrorState>
    );
  if (!thread.isMissing) return null;
  return (
    <Notice
      tone="warning"
      title="Chat not found"
      action={
        <Button size="sm" variant="secondary" onClick={onNew}>
          New chat
        </Button>
      }
    >
      It was deleted, or belongs to someone else.
    </Notice>
  );
}
