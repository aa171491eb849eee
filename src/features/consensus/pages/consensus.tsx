import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation, type LoaderFunctionArgs } from 'react-router';
import { listEngines } from '#kit/ai/contract.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { modeWords } from '../components/composer/mode-switch.tsx';
import { NeedsModel } from '#tools/page/needs-model.tsx';
import { MissingTalk } from '#tools/talk/missing-talk.tsx';
import { Examples, WhoAnswers } from '../components/opening.tsx';
import { OtherView } from '../components/other-view.tsx';
import { Composer } from '../components/composer/composer.tsx';
import { StickyComposer } from '../components/talk-composer.tsx';
import { useTalk, type ConsensusTalk } from '../components/use-talk.ts';
import { consensus } from '../tool.ts';

/** Loaded when there is a turn: whoever opens the page has asked nothing yet. */
const Turn = lazy(async () => ({ default: (await import('../components/turn/turn.tsx')).Turn }));

export function loader({ context }: LoaderFunctionArgs) {
  return prefetch(context, [listEngines]);
}

export default function Consensus() {
  const talk = useTalk();
  const { runs } = talk;
  // `/ai/consensus-simple` is this page without its advanced panel.
  const simple = useLocation().pathname.toLowerCase().endsWith('-simple');
  const bar = <OtherView view="full" current={runs.shown} />;
  return runs.shown === undefined ? (
    <Opening talk={talk} simple={simple} bar={bar} />
  ) : (
    <Talk talk={talk} simple={simple} bar={bar} />
  );
}

interface ViewProps {
  talk: ConsensusTalk;
  simple: boolean;
  bar: ReactNode;
}

/** Nothing asked yet. */
function Opening({ talk, simple, bar }: ViewProps) {
  return (
    <div className="pb-16">
      <div className="flex flex-col-reverse gap-6 pt-4 md:flex-row md:items-start md:justify-between sm:pt-8">
        <div className="grid max-w-2xl gap-4">
          <h1 className="text-display">
            Ask once.
            <br />
            Hear <span className="text-bamboo">everyone.</span>
          </h1>
          <p className="max-w-[34em] text-lg text-muted">
            Several engines answer side by side. See where they agree, where they differ, and who said what.
          </p>
        </div>
        <div className="max-md:-ml-4">{bar}</div>
      </div>
      <div className="mt-20 grid max-w-4xl gap-7 sm:mt-24">
        <div className="relative">
          <Composer talk={talk} simple={simple} compact={false} />
          <Panda
            pose="peek"
            mood={talk.isAsking ? 'think' : 'idle'}
            size={132}
            className="pointer-events-none absolute right-7 bottom-full h-auto w-25 translate-y-1/8 sm:right-10 sm:w-33"
          />
        </div>
        <p className="-mt-3 px-1 text-muted">{modeWords(talk.options.mode)}</p>
        <NeedsModel need={consensus.modelNeed!} />
        <Examples
          onPick={(question) => {
            talk.setQuestion(question);
            talk.box.current?.focus();
          }}
        />
        <WhoAnswers engines={talk.engines} panel={talk.options.panel} />
      </div>
    </div>
  );
}

/** A talk of turns, with the box to go on at its end. */
function Talk({ talk, simple, bar }: ViewProps) {
  const { runs, turns } = talk;
  return (
    <div className="flex flex-1 flex-col">
      <div className="flex flex-wrap items-center justify-between gap-4 pt-3 pb-4">
        <h1 className="text-2xl">Consensus</h1>
        {bar}
      </div>
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-16 pt-4 pb-12">
        <MissingTalk talk={runs} onNew={talk.startAnew} />
        <Suspense fallback={<Skeleton className="h-40" />}>
          {runs.turns.map((place, index) => (
            <Turn
              key={place.id}
              place={place}
              isFirst={index === 0}
              isLast={index === runs.turns.length - 1}
              talk={turns}
            />
          ))}
        </Suspense>
      </div>
      {runs.turns.length > 0 && <StickyComposer talk={talk} simple={simple} />}
    </div>
  );
}
