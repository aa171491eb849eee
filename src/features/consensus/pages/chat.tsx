import type { LoaderFunctionArgs } from 'react-router';
import { listEngines } from '#features/engines/contract.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { ChatTurn } from '../components/chat/chat-turn.tsx';
import { MissingTalk } from '#tools/talk/missing-talk.tsx';
import { Examples, WhoAnswers } from '../components/opening.tsx';
import { OtherView } from '../components/other-view.tsx';
import { StickyComposer } from '../components/talk-composer.tsx';
import { useTalk } from '../components/use-talk.ts';

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
              Ask one question and hear several sources. Each answer shows how many agree; press it to see who
              said what.
            </p>
            <Examples
              onPick={(question) => {
                talk.setQuestion(question);
                talk.box.current?.focus();
              }}
            />
            <WhoAnswers engines={talk.engines} panel={talk.options.panel} />
          </div>
        )}
        {runs.turns.map((place, index) => (
          <ChatTurn key={place.id} place={place} isFirst={index === 0} talk={talk.turns} />
        ))}
      </div>
      {!runs.isMissing && <StickyComposer talk={talk} simple />}
    </div>
  );
}
