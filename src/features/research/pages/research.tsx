import { lazy, Suspense, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { listEngines } from '#kit/ai/contract.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { Dock } from '#kit/ui/dock.tsx';
import { useRunPart } from '#tools/follow/use-following.ts';
import { useToolEngines } from '#tools/page/use-tool-engines.ts';
import { isOpen } from '#tools/run/run.ts';
import { FollowUpBox } from '#tools/talk/follow-up-box.tsx';
import { MissingTalk } from '#tools/talk/missing-talk.tsx';
import { ToolTurn } from '#tools/talk/tool-turn.tsx';
import { useConversation } from '#tools/talk/use-conversation.ts';
import { Opening, type Draft } from '../components/opening.tsx';
import { research } from '../tool.ts';

const ReportTurn = lazy(() => import('../components/report-turn.tsx'));
const withFollowUp = { ...research, followUp: research.followUp! };

export function loader({ context }: LoaderFunctionArgs) {
  return prefetch(context, [listEngines]);
}

/** A question and its plan, then the report; below it what is asked about its notes. */
export default function Research() {
  const talk = useConversation(research, 'ask');
  const engines = useToolEngines(research);
  const [draft, setDraft] = useState<Draft>();
  const { shown, turns } = talk.runs;
  if (shown === undefined)
    return <Opening key={JSON.stringify(draft)} talk={talk} engines={engines} draft={draft} />;
  const [first, ...followUps] = turns;
  return (
    <div className="flex w-full flex-1 flex-col pt-6">
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-12 pb-12">
        {!first && <h1 className="text-2xl">{research.title}</h1>}
        <MissingTalk talk={talk.runs} onNew={talk.startAnew} />
        {first && (
          <Suspense>
            <ReportTurn
              key={first.id}
              id={first.id}
              talk={talk.turns}
              onDraft={(next) => {
                setDraft(next);
                talk.startAnew();
              }}
            />
          </Suspense>
        )}
        {followUps.map((place) => (
          <ToolTurn key={place.id} tool={withFollowUp} place={place} isFirst={false} talk={talk.turns} />
        ))}
      </div>
      {first && <AskAbout report={first.id} talk={talk} engine={engines.engine} />}
    </div>
  );
}

/** Once there is a report to ask about. */
function AskAbout({
  report,
  ...props
}: { report: string } & Pick<Parameters<typeof FollowUpBox>[0], 'talk' | 'engine'>) {
  const state = useRunPart(report, (run) => run.state);
  if (state === undefined || isOpen(state)) return null;
  return (
    <Dock className="max-w-4xl">
      <FollowUpBox tool={withFollowUp} {...props} />
    </Dock>
  );
}
