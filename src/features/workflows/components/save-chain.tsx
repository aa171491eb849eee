/** The chat or chain of runs that led to a result, to be kept as a workflow. */
import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { useBeginWork } from '#tools/work/use-begin-work.ts';
import { flowOfRun } from '../contract.ts';
import { workflowWork } from '../work.ts';
import WorkflowViewer from './workflow-viewer.tsx';

interface SaveChainProps {
  run: string;
  onOpen: (work: string) => void;
}

export default function SaveChain({ run, onOpen }: SaveChainProps) {
  const { data, error } = useQuery(query(flowOfRun, { params: { id: run } }));
  const begin = useBeginWork(workflowWork, { onSuccess: ({ id }) => onOpen(id) });
  const failure = error ?? begin.error;
  return (
    <Section
      title="Save as a workflow"
      lede="These steps led to your result. Saved, they can run again with other words."
    >
      <div className="grid gap-4">
        {failure && <Notice tone="error">{wordsOf(failure)}</Notice>}
        {data ? <WorkflowViewer content={data.flow} /> : !error && <Skeleton className="h-24 rounded-card" />}
        {data && (
          <Button
            className="justify-self-start"
            pending={begin.isPending}
            onClick={() => begin.mutate({ title: data.title, content: data.flow, key: `workflow-${run}` })}
          >
            Save workflow
          </Button>
        )}
      </div>
    </Section>
  );
}
