/** A workflow that is open: its editor, running it, its executions, and what starts it by itself. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call } from '#kit/contract/call.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Notice } from '#kit/ui/notice.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#kit/ui/tabs.tsx';
import { useSettled } from '#kit/ui/use-settled.ts';
import { WorkDesk } from '#tools/work/components/work-desk.tsx';
import type { WorkView } from '#tools/work/contract.ts';
import { useDesk, useIsMember } from '#tools/work/use-desk.ts';
import { checkWorkflow, listFlowTools } from '../contract.ts';
import type { Flow } from '../flow/flow.ts';
import { ExecutionHistory } from './execution-history.tsx';
import { ExecutionPanel } from './execution-panel.tsx';
import { FlowFrameContext } from './flow-context.ts';
import { RunPanel } from './run-panel.tsx';
import { TriggersPanel } from './triggers-panel.tsx';
import { useExecution } from './use-execution.ts';

interface OpenedWorkflowProps {
  work: WorkView;
  execution: string | null;
  onShow: (execution: string) => void;
  onGone: () => void;
}

export default function OpenedWorkflow({ work, execution, onShow, onGone }: OpenedWorkflowProps) {
  const editing = useDesk(work);
  const isMember = useIsMember();
  const flow = editing.content as Flow;
  const [tab, setTab] = useState('run');
  const tools = useQuery(query(listFlowTools));
  const settled = useSettled(JSON.stringify(flow), 400);
  const check = useQuery({
    queryKey: ['workflow-check', settled],
    queryFn: () => call(checkWorkflow, { body: { flow: JSON.parse(settled) as Flow } }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const shown = useExecution(execution);
  const frame = useMemo(
    () => ({
      tools: tools.data?.items ?? [],
      problems: check.data?.problems ?? [],
      progress: new Map(shown.data?.steps.map((step) => [step.step, step])),
    }),
    [tools.data, check.data, shown.data],
  );
  return (
    <FlowFrameContext value={frame}>
      <WorkDesk work={work} editing={editing} onGone={onGone} />
      <Tabs value={tab} onValueChange={setTab} className="mt-4">
        <TabsList aria-label="Running it">
          <TabsTrigger value="run">Run</TabsTrigger>
          <TabsTrigger value="history">History</TabsTrigger>
          {isMember && <TabsTrigger value="start">Schedules and webhooks</TabsTrigger>}
        </TabsList>
        <TabsContent value="run">
          <RunPanel
            work={work.id}
            flow={flow}
            revision={work.revision}
            isSound={check.data?.problems.length === 0}
            onBefore={editing.flush}
            onStarted={onShow}
          />
        </TabsContent>
        <TabsContent value="history">
          <ExecutionHistory work={work.id} shown={execution} onShow={onShow} />
        </TabsContent>
        {isMember && (
          <TabsContent value="start">
            <TriggersPanel work={work.id} flow={flow} />
          </TabsContent>
        )}
      </Tabs>
      {shown.error && execution && <Notice tone="error">{wordsOf(shown.error)}</Notice>}
      {shown.data && (
        <Section title="Execution">
          <ExecutionPanel execution={shown.data} />
        </Section>
      )}
    </FlowFrameContext>
  );
}
