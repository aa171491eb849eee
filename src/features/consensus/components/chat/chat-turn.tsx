import Square from 'lucide-react/icons/square';
import { memo, useCallback, useMemo } from 'react';
import type { ConsensusData } from '#features/consensus/data.ts';
import { mainText } from '#tools/define/output.ts';
import { Switcher } from '#tools/talk/switcher.tsx';
import type { TurnTalk } from '#tools/talk/turn-talk.ts';
import { useShownTurn } from '#tools/talk/use-shown-turn.ts';
import type { TurnPlace } from '#tools/talk/use-talk.ts';
import { Button } from '#kit/ui/button.tsx';
import { CopyIcon } from '#kit/ui/copy-icon.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { SettlingContext } from '../claims/settling.ts';
import { RateButtons } from '../answers/rate-buttons.tsx';
import { progressWords } from '../member-words.ts';
import { SourcedText, TextSourceContext, useTextReader } from '../text-source.tsx';
import { TurnActionsContext } from '../turn/turn-actions.ts';
import { TurnEnd } from '../turn/turn-end.tsx';
import { useConsensusTurn } from '../turn/use-consensus-turn.ts';
import { DetailsDrawer } from './details-drawer.tsx';

interface ChatTurnProps {
  place: TurnPlace;
  isFirst: boolean;
  talk: TurnTalk;
}

/** A question and the consensus on it, as two bubbles; who said what is one press away. */
export const ChatTurn = memo(function ChatTurn({ place, isFirst, talk }: ChatTurnProps) {
  const { id, siblings } = place;
  const retryMember = useCallback((member: string) => talk.retry(id, member), [talk, id]);
  const turn = useConsensusTurn(id, { start: retryMember, isPending: talk.isRetrying });
  const { facts, data, isOpen } = turn;
  const door = useMemo(() => (isOpen ? undefined : { run: id }), [isOpen, id]);
  const top = useShownTurn(talk.shown === id && !isFirst);
  if (!facts) return <Skeleton className="h-32 rounded-card" />;
  return (
    <article ref={top} className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid max-w-[85%] justify-items-end gap-1 justify-self-end">
        <p
          dir="auto"
          className="rounded-card rounded-br-sm bg-bamboo-soft px-4 py-3 whitespace-pre-line wrap-anywhere"
        >
          <span className="sr-only">You: </span>
          {String(facts.input.question ?? facts.title)}
        </p>
        <Switcher label="Question" ids={siblings} current={id} onShow={talk.show} />
      </div>
      <TextSourceContext value={id}>
        <TurnActionsContext value={turn.actions}>
          <SettlingContext value={door}>
            <div className="flex items-start gap-3">
              <Panda mood={isOpen ? 'think' : 'idle'} size={40} className="mt-1 shrink-0 max-sm:hidden" />
              <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-3">
                <Reply data={data} isOpen={isOpen} isConnected={turn.isConnected} />
                <div className="-ml-2 flex flex-wrap items-center gap-1">
                  {data && data.members.length > 0 && <DetailsDrawer data={data} isOpen={isOpen} />}
                  {isOpen ? (
                    <Button variant="ghost" size="sm" pending={turn.isStopping} onClick={turn.stop}>
                      <Square aria-hidden className="fill-current" /> Stop
                    </Button>
                  ) : (
                    <AfterReply run={id} />
                  )}
                </div>
                {!isOpen && (
                  <TurnEnd
                    facts={facts}
                    data={data}
                    isRetrying={talk.isRetrying}
                    onRetry={() => talk.retry(id)}
                  />
                )}
              </div>
            </div>
          </SettlingContext>
        </TurnActionsContext>
      </TextSourceContext>
    </article>
  );
});

interface ReplyProps {
  data: ConsensusData | null;
  isOpen: boolean;
  isConnected: boolean;
}

function Reply({ data, isOpen, isConnected }: ReplyProps) {
  const begins = data !== null && (data.finding !== null || data.ranking !== null);
  const waiting = data ? progressWords(data) : 'Choosing engines';
  const words = isConnected ? waiting : 'Connection lost. The answer continues and will reappear here.';
  // With nothing to fuse, the one answer there is stands for itself.
  const alone =
    data?.mode === 'compare' || data?.finding?.available === false ? firstAnswerOf(data) : undefined;
  return (
    <>
      <p role="status" className={begins || !isOpen ? 'sr-only' : 'py-2 text-lg text-muted'}>
        {isOpen ? words : 'Answered.'}
      </p>
      {(begins || !isOpen) && <SourcedText name={alone ?? mainText} streaming={isOpen} className="text-lg" />}
    </>
  );
}

const firstAnswerOf = ({ members }: ConsensusData) => members.find(({ state }) => state === 'done')?.id;

function AfterReply({ run }: { run: string }) {
  const readText = useTextReader();
  return (
    <>
      <CopyIcon label="Copy the answer" text={() => readText(mainText)} />
      <RateButtons run={run} part={mainText} title="The consensus" />
    </>
  );
}
