import { memo } from 'react';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { filesIn } from '../attach/tool-files.ts';
import type { AnyTool, FollowUp } from '../define/tool.ts';
import { useRunPart } from '../follow/use-following.ts';
import { ResultActions } from '../page/result-actions.tsx';
import { RunResult } from '../page/run-result.tsx';
import { QuietActions } from './quiet-actions.tsx';
import { TurnQuestion } from './turn-question.tsx';
import type { TurnTalk } from './turn-talk.ts';
import { useShownTurn } from './use-shown-turn.ts';
import type { TurnPlace } from './use-talk.ts';
import { useTurn } from './use-turn.ts';

export interface ToolTurnProps {
  tool: Pick<AnyTool, 'files'> & { followUp: FollowUp };
  place: TurnPlace;
  isFirst: boolean;
  talk: TurnTalk;
  /** The question as a line of a chat rather than a heading, and what can be done with the answer folded. */
  isLine?: boolean;
}

/** What was asked of a tool, and what came of it. */
export default memo(function LoadedTurn({ tool, place, isFirst, talk, isLine }: ToolTurnProps) {
  const { id } = place;
  const { facts, isOpen, isConnected, isStopping, stop } = useTurn(id);
  const run = useRunPart(id, (whole) => whole);
  const top = useShownTurn(talk.shown === id && !isFirst);
  if (!facts || !run) return <Skeleton className="h-40 rounded-card" />;
  const { files, followUp } = tool;
  return (
    <article ref={top} className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-6">
      <TurnQuestion
        place={place}
        facts={facts}
        talk={talk}
        isOpen={isOpen}
        text={String(facts.input[followUp.field] || facts.title)}
        files={files ? filesIn(files, facts.input).length : 0}
        longest={followUp.longest}
        again="Try again"
        isLine={isLine}
      />
      <RunResult
        run={run}
        isConnected={isConnected}
        isStopping={isStopping}
        isRetrying={talk.isRetrying}
        onStop={stop}
        onRetry={() => talk.retry(id)}
        isQuiet={isLine}
        actions={isLine ? <QuietActions run={run} /> : <ResultActions run={run} />}
      />
    </article>
  );
});
