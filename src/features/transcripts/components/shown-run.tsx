/** A transcript on the page: as the run made it, or as the work that someone made of it. */
import { useQuery } from '@tanstack/react-query';
import PencilLine from 'lucide-react/icons/pencil-line';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import type { ToolRunState } from '#tools/follow/use-run.ts';
import { ResultActions } from '#tools/page/result-actions.tsx';
import { RunResult } from '#tools/page/run-result.tsx';
import type { RunView } from '#tools/run/contract.ts';
import { createWork, listWorks } from '#tools/work/contract.ts';
import { transcriptKind } from '../kind-id.ts';
import { mainText } from '#tools/define/output.ts';
import { TranslateButton } from './translate-button.tsx';
import { OpenedWork } from './opened-work.tsx';
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
  const begun = useQuery(query(listWorks, { query: { run: run.id, kind: transcriptKind } }));
  const begin = useCall(createWork, { refreshes: [listWorks] });
  const own = begun.data?.items[0]?.id;
  if (own) return <OpenedWork id={own} onGone={() => state.show(null)} />;
  if (begun.isPending) return <Skeleton className="h-80 rounded-card" />;
  const edit = () =>
    begin.mutate({
      body: { kind: transcriptKind, title: run.title, content: run.output.data, run: run.id },
    });
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
            {run.output.data !== null && (
              <Button size="sm" pending={begin.isPending} onClick={edit}>
                <PencilLine aria-hidden /> Edit
              </Button>
            )}
            <ResultActions run={run} />
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
      {begin.error && <Notice tone="error">{wordsOf(begin.error)}</Notice>}
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
        Other ways to get the words
      </h2>
      <p className="text-muted">
        If you have the recording, it is listened to here. If the video page shows its captions, they can be
        pasted.
      </p>
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
