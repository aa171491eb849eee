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

interface ShownRunProps {
  run: RunView;
  state: ToolRunState;
  /** Begins another transcript, from captions. */
  onCaptions: (input: { captions: string; name: string; translate: string }) => void;
}

export function ShownRun({ run, state, onCaptions }: ShownRunProps) {
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
      {begin.error && <Notice tone="error">{wordsOf(begin.error)}</Notice>}
    </div>
  );
}
