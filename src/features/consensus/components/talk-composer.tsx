import { Dock } from '#kit/ui/dock.tsx';
import { Composer } from './composer/composer.tsx';
import type { ConsensusTalk } from './use-talk.ts';

interface TalkComposerProps {
  talk: ConsensusTalk;
  simple: boolean;
  compact?: boolean;
}

export function StickyComposer(props: TalkComposerProps) {
  return (
    <Dock className="max-w-4xl">
      <TalkComposer {...props} compact />
    </Dock>
  );
}

export function TalkComposer({ talk, simple, compact = false }: TalkComposerProps) {
  const { branch, runs } = talk;
  const at = runs.turns.findIndex(({ id }) => id === branch?.from) + 1;
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
        branch && { words: `Continuing from question ${at} of ${runs.turns.length}`, onLeave: branch.leave }
      }
      isAsking={talk.isAsking}
      problem={talk.problem}
      simple={simple}
      compact={compact}
      onAsk={talk.ask}
    />
  );
}
