import { wordsOf } from '#kit/contract/use-call.ts';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { NotHere } from '../page/not-here.tsx';
import { TalkWaiting } from './talk-waiting.tsx';
import type { Talk } from './use-talk.ts';

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
  return thread.isMissing ? <NotHere what="chat" action="New chat" onNew={onNew} /> : null;
}
