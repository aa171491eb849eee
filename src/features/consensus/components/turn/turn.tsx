import Square from 'lucide-react/icons/square';
import { memo, useCallback, useMemo } from 'react';
import { filesIn } from '#tools/attach/tool-files.ts';
import { TurnQuestion } from '#tools/talk/turn-question.tsx';
import type { TurnTalk } from '#tools/talk/turn-talk.ts';
import { useShownTurn } from '#tools/talk/use-shown-turn.ts';
import type { TurnPlace } from '#tools/talk/use-talk.ts';
import type { TurnFacts } from '#tools/talk/use-turn.ts';
import { CrisisNotice } from '#kit/crisis/crisis-notice.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { SettlingContext } from '../claims/settling.ts';
import { progressWords } from '../member-words.ts';
import { TextSourceContext } from '../text-source.tsx';
import { ConsensusBody } from './consensus-body.tsx';
import { AnswerToCome } from './consensus-view.tsx';
import { TurnActionsContext } from './turn-actions.ts';
import { isAllFailed, TurnEnd } from './turn-end.tsx';
import { TurnResult } from './turn-result.tsx';
import { useConsensusTurn } from './use-consensus-turn.ts';
import { attachedFiles, longestQuestion } from '../../tool.ts';

interface TurnProps {
  place: TurnPlace;
  isFirst: boolean;
  isLast: boolean;
  talk: TurnTalk;
}

/** A question and everything that came of it. */
export const Turn = memo(function Turn({ place, isFirst, isLast, talk }: TurnProps) {
  const { id } = place;
  const retryMember = useCallback((member: string) => talk.retry(id, member), [talk, id]);
  const turn = useConsensusTurn(id, { start: retryMember, isPending: talk.isRetrying });
  const { facts, data, isOpen } = turn;
  // Claims can still change while answers join.
  const door = useMemo(() => (isOpen ? undefined : { run: id }), [isOpen, id]);
  const top = useShownTurn(talk.shown === id && !isFirst);
  if (!facts) return <Skeleton className="h-40 rounded-card" />;
  const question = String(facts.input.question ?? facts.title);
  return (
    <article ref={top} className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-6">
      <TurnQuestion
        place={place}
        facts={facts}
        talk={talk}
        isOpen={isOpen}
        text={question}
        files={filesIn(attachedFiles, facts.input).length}
        longest={longestQuestion}
        again="Ask everyone again"
      >
        {isOpen && (
          <Button
            variant="secondary"
            size="sm"
            className="ml-2"
            pending={turn.isStopping}
            onClick={turn.stop}
          >
            <Square aria-hidden className="fill-current" /> Stop all
          </Button>
        )}
      </TurnQuestion>
      {/* The box that a chat begins with is gone by now; that of follow-ups shows it itself. */}
      {isFirst && isLast && <CrisisNotice text={question} />}
      {/* States are announced, not every word. */}
      <p role="status" className={turn.isConnected ? 'sr-only' : 'text-muted'}>
        {turn.isConnected
          ? statusWords(facts, data)
          : 'Connection lost. The answer continues and will reappear here.'}
      </p>
      {!isOpen && (
        <TurnEnd facts={facts} data={data} isRetrying={talk.isRetrying} onRetry={() => talk.retry(id)} />
      )}
      <TextSourceContext value={id}>
        <TurnActionsContext value={turn.actions}>
          <SettlingContext value={door}>
            {data && data.members.length > 0 ? (
              !isAllFailed(facts, data) && (
                <ConsensusBody
                  data={data}
                  question={question}
                  isOpen={isOpen}
                  panda={isLast}
                  actions={isOpen ? undefined : <TurnResult run={id} />}
                />
              )
            ) : isOpen ? (
              <Beginning />
            ) : null}
          </SettlingContext>
        </TurnActionsContext>
      </TextSourceContext>
    </article>
  );
});

function statusWords({ state, step }: TurnFacts, data: Parameters<typeof progressWords>[0] | null): string {
  if (state === 'queued') return 'Waiting in the queue.';
  if (state === 'running') return data ? progressWords(data) : (step ?? 'Choosing engines');
  return state === 'done' ? (data?.finding?.summary ?? 'Everyone has answered.') : 'It has ended.';
}

/** The shape of what comes: an answer on its card, and answers behind it. */
function Beginning() {
  return (
    <div aria-hidden className="grid gap-8">
      <div data-theme="dark" className="rounded-panel bg-[oklch(0.355_0.085_153)] p-5 sm:p-8">
        <AnswerToCome />
      </div>
      <div className="grid gap-4 md:grid-cols-3">
        <Skeleton className="h-56 rounded-card" />
        <Skeleton className="h-56 rounded-card max-md:hidden" />
        <Skeleton className="h-56 rounded-card max-md:hidden" />
      </div>
    </div>
  );
}
