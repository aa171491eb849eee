import ListChecks from 'lucide-react/icons/list-checks';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { AtWork } from '#tools/page/at-work.tsx';
import { ResultActions } from '#tools/page/result-actions.tsx';
import { WhoWorked } from '#tools/page/who-worked.tsx';
import { useRunPart } from '#tools/follow/use-following.ts';
import type { RunView } from '#tools/run/contract.ts';
import type { TurnTalk } from '#tools/talk/turn-talk.ts';
import { useTurn } from '#tools/talk/use-turn.ts';
import type { Report, ResearchData } from '../data.ts';
import { reportText } from '../report/report-text.ts';
import type { Style } from '../styles.ts';
import type { Draft } from './opening.tsx';
import { ReportView } from './report-view.tsx';

interface ReportTurnProps {
  id: string;
  talk: TurnTalk;
  onDraft: (draft: Draft) => void;
}

/** The research itself, in each of its states: at work, done, stopped, failed. */
export default function ReportTurn({ id, talk, onDraft }: ReportTurnProps) {
  const turn = useTurn(id);
  const run = useRunPart(id, (whole) => whole);
  const [chosen, setChosen] = useState<Style>();
  /** What happens now is shown at the top. */
  const toTop = useEffectEvent(() => turn.isOpen && window.scrollTo({ top: 0 }));
  useEffect(() => void toTop(), []);
  if (!run) return <Skeleton className="h-96 rounded-card" />;
  const data = run.output.data as ResearchData | null;
  const report = data?.is === 'report' ? data : undefined;
  const style = chosen ?? report?.style ?? 'apa';
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h1 dir="auto" className="text-3xl wrap-anywhere">
        {report?.question ?? run.title}
      </h1>
      {turn.isOpen && (
        <AtWork
          run={run}
          quiet={report !== undefined}
          isConnected={turn.isConnected}
          isStopping={turn.isStopping}
          onStop={turn.stop}
        />
      )}
      {!turn.isOpen && run.state !== 'done' && <Ended run={run} talk={talk} />}
      {!turn.isOpen && report && (
        <Actions run={run} report={report} style={style} talk={talk} onDraft={onDraft} />
      )}
      {report && <ReportView report={report} isGrowing={turn.isOpen} style={style} onStyle={setChosen} />}
      {!turn.isOpen && <WhoWorked engines={run.engines} />}
    </article>
  );
}

interface ActionsProps {
  run: RunView;
  report: Report;
  style: Style;
  talk: TurnTalk;
  onDraft: (draft: Draft) => void;
}

/** To take it away in the style that is shown, to edit it, or to begin again with another plan. */
function Actions({ run, report, style, talk, onDraft }: ActionsProps) {
  const inStyle = new Set(['md', 'pdf', 'docx']);
  const exports = run.exports.map((one) =>
    inStyle.has(one.format) ? { ...one, format: `${one.format}-${style}` } : one,
  );
  return (
    <div className="flex flex-wrap gap-2">
      <ResultActions
        run={run}
        exports={exports}
        text={() => reportText(report, { style, origin: location.origin })}
      />
      <Button
        variant="ghost"
        size="sm"
        onClick={() =>
          onDraft({ question: report.question, plan: report.points.map(({ text }) => text), style })
        }
      >
        <ListChecks aria-hidden /> Change the plan
      </Button>
      <Button variant="ghost" size="sm" pending={talk.isRetrying} onClick={() => talk.retry(run.id)}>
        <RotateCcw aria-hidden /> Research again
      </Button>
    </div>
  );
}

function Ended({ run, talk }: { run: RunView; talk: TurnTalk }) {
  const isStopped = run.state === 'stopped';
  return (
    <Notice
      tone={isStopped ? 'info' : 'warning'}
      title={isStopped ? 'Stopped' : 'The research didn’t finish'}
      action={
        <Button variant="secondary" size="sm" pending={talk.isRetrying} onClick={() => talk.retry(run.id)}>
          <RotateCcw aria-hidden /> Continue
        </Button>
      }
    >
      {run.error ? `${run.error} ` : ''}Finished points are saved.
    </Notice>
  );
}
