import { defineWork } from '#tools/work/work-kind.ts';
import type { Flow } from './flow/flow.ts';

/** Steps that run one after another. Its executions are the affair of whoever started them. */
export const workflowWork = defineWork<Flow>({
  id: 'workflow',
  title: 'Workflow',
  page: '/v2/workflow-builder',
});
