import type { ViewedWork } from '#tools/work/work-table.ts';
import type { Flow } from '../flow/flow.ts';
import { StepList } from './step-list.tsx';

/** A workflow as others see it: what it does, step by step. */
export default function WorkflowViewer({ content: flow }: ViewedWork<Flow>) {
  return (
    <div className="grid gap-4">
      {flow.about && <p dir="auto">{flow.about}</p>}
      <StepList flow={flow} selected={null} onSelect={() => undefined} onChange={null} />
    </div>
  );
}
