import { lazy, Suspense } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { listEngines } from '#kit/ai/contract.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { NeedsModel } from '#tools/page/needs-model.tsx';
import { MissingTalk } from '#tools/talk/missing-talk.tsx';
import { Examples, WhoAnswers } from '../components/opening.tsx';
import { OtherView } from '../components/other-view.tsx';
import { StickyComposer } from '../components/talk-composer.tsx';
import { useTalk } from '../components/use-talk.ts';
import { consensus } from '../tool.ts';

/** Loaded when there is a turn: most who open the page have asked nothing yet. */
const ChatTurn = lazy(async () => ({ default: (await import('../components/chat/chat-turn.tsx')).ChatTurn }));

export function loader({ context }: LoaderFunctionArgs) {
  return prefetch(context, [listEngines]);
}

/** The same talk as a plain conversation: only the consensus, with who said what behind one press. */
export default function ConsensusChat() {
  const talk = useTalk();
  const { runs, startAnew } = talk;
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-1 flex-col">
      <div className="flex flex-wrap items-center justify-between gap-4 pt-3 pb-4">
        <h1 className="text-2xl">Consensus chat</h1>
        <OtherView view="chat" current={runs.shown} />
      </div>
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-10 pt-2 pb-12">
        <MissingTalk talk={runs} onNew={startAnew} />
        {runs.shown === undefined && (
          <div className="grid gap-6">
            <p className="max-w-[34em] text-lg text-muted">
              Ask once and get answers from several sources. Each answer shows how many agree; select it to
              see who said what.
            </p>
            <NeedsModel need={consensus.modelNeed!} />
            <Examples
              onPick={(question) => {
                talk.setQuestion(question);
                talk.box.current?.focus();
              }}
            />
            <WhoAnswers engines={talk.engines} panel={talk.options.panel} />
          </div>
        )}
        <Suspense fallback={<Skeleton className="h-32 rounded-card" />}>
          {runs.turns.map((place, index) => (
            <ChatTurn key={place.id} place={place} isFirst={index === 0} talk={talk.turns} />
          ))}
        </Suspense>
      </div>
      {!runs.isMissing && <StickyComposer talk={talk} simple />}
    </div>
  );
}
