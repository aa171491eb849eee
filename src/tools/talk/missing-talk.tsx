import { wordsOf } from '#kit/contract/use-call.ts';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { NotHere } from '../page/not-here.tsx';
import { TalkWaiting } from './talk-waiting.tsx';
import type { Talk } from './use-talk.ts';

interface MissingTalkProps {
  talk: Talk;
  onNew: () => void;
  /** What the page makes, where that is no chat. */
  what?: string;
}

/** What stands in place of a talk that is not here: still on its way, out of reach, or gone. */
export function MissingTalk({ talk, onNew, what = 'Chat' }: MissingTalkProps) {
  if (talk.isLoading) return <TalkWaiting />;
  if (talk.failure)
    return (
      <ErrorState
        title={`The ${what.toLowerCase()} couldn’t be opened`}
        onRetry={talk.reload}
        retrying={talk.isReloading}
      >
        {wordsOf(talk.failure)}
      </ErrorState>
    );
  const action = what === 'Chat' ? 'New chat' : 'Start over';
  return talk.isMissing ? <NotHere what={what} action={action} onNew={onNew} /> : null;
}
