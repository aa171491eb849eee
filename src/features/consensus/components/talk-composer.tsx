import { Composer } from './composer/composer.tsx';
import type { ConsensusTalk } from './use-talk.ts';

interface TalkComposerProps {
  talk: ConsensusTalk;
  simple: boolean;
  compact?: boolean;
}

/** At the end of a talk, in reach wherever one reads; on phones above the bar of the shell and beside its panda. */
export function StickyComposer(props: TalkComposerProps) {
  return (
    <div
      data-print="hide"
      className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-30 mx-auto max-w-4xl pb-3 max-md:pr-14 md:bottom-0 md:pb-6"
    >
      <TalkComposer {...props} compact />
    </div>
  );
}

export function TalkComposer({ talk, simple, compact = false }: TalkComposerProps) {
  const { branch, thread } = talk;
  const at = thread.turns.findIndex(({ id }) => id === branch?.from) + 1;
  return (
    <Composer
      boxRef={talk.box}
      question={talk.question}
      onQuestion={talk.setQuestion}
      options={talk.options}
      attachments={talk.attachments}
      engines={talk.engines ?? []}
      parent={talk.parent}
      branch={
        branch && { words: `Continuing from question ${at} of ${thread.turns.length}`, onLeave: branch.leave }
      }
      isAsking={talk.isAsking}
      problem={talk.problem}
      simple={simple}
      compact={compact}
      onAsk={talk.ask}
    />
  );
}
