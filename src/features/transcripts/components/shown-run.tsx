/** A transcript on the page: as the run made it, or as the work that someone made of it. */
import { Button } from '#kit/ui/button.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import type { ToolRunState } from '#tools/follow/use-run.ts';
import { ResultActions } from '#tools/page/result-actions.tsx';
import { RunResult } from '#tools/page/run-result.tsx';
import type { RunView } from '#tools/run/contract.ts';
import { useWorkOf } from '#tools/work/use-work-of.ts';
import { transcriptWork } from '../kind.ts';
import { mainText } from '#tools/define/output.ts';
import { TranslateButton } from './translate-button.tsx';
import { OpenedTranscript } from './opened-transcript.tsx';
import type { Way } from './start-form.tsx';

interface ShownRunProps {
  run: RunView;
  state: ToolRunState;
  /** Begins another transcript, from captions. */
  onCaptions: (input: { captions: string; name: string; translate: string }) => void;
  /** Begins anew in another way. */
  onWay: (way: Way) => void;
}

export function ShownRun({ run, state, onCaptions, onWay }: ShownRunProps) {
  const { id: own, isLoading } = useWorkOf(run, transcriptWork);
  if (own) return <OpenedTranscript id={own} onGone={() => state.show(null)} />;
  if (isLoading) return <Skeleton className="h-80 rounded-card" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pb-16">
      <RunResult
        run={run}
        isConnected={state.isConnected}
        isStopping={state.isStopping}
        isRetrying={state.isStarting}
        onStop={state.stop}
        onRetry={() => state.retry()}
        actions={
          <>
            <ResultActions run={run} isEditedHere />
            {run.state === 'done' && (
              <TranslateButton
                onTranslate={(translate) =>
                  onCaptions({
                    captions: run.output.texts[mainText] ?? '',
                    name: run.title.slice(0, 200),
                    translate,
                  })
                }
              />
            )}
          </>
        }
      />
      {run.state === 'failed' && run.output.data === null && <OtherWays onWay={onWay} />}
    </div>
  );
}

/** Where one way did not work the others are a press away. */
function OtherWays({ onWay }: { onWay: (way: Way) => void }) {
  return (
    <section
      aria-labelledby="other-ways"
      className="grid justify-items-start gap-3 rounded-card bg-sunken p-6"
    >
      <h2 id="other-ways" className="text-xl">
        Other ways to get a transcript
      </h2>
      <p className="text-muted">Upload the recording, or paste the captions from the video page.</p>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={() => onWay('recording')}>
          Upload a recording
        </Button>
        <Button size="sm" variant="secondary" onClick={() => onWay('captions')}>
          Paste captions
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onWay('link')}>
          Try another link
        </Button>
      </div>
    </section>
  );
}
