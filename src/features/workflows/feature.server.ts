import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import { advanceJob } from './execute/jobs.server.ts';
import { tickJob } from './schedule/jobs.server.ts';
import { workflowEndpoints } from './server.ts';
import { executions, stepResults, workflowTriggers } from './table.server.ts';
import { triggerEndpoints } from './webhooks/triggers.server.ts';
import { workflowWorks } from './work.server.ts';

export const workflows = defineServerFeature({
  endpoints: [...workflowEndpoints, ...triggerEndpoints],
  works: [workflowWorks],
  doors: [
    {
      id: 'workflow',
      title: 'Workflow builder',
      description: 'Save the steps that led to this as a workflow.',
      page: '/v2/workflow-builder',
    },
  ],
  jobs: [advanceJob, tickJob],
  personalData: [
    {
      table: executions,
      export: ownedRows(executions, executions.ownerId, { omit: ['leaseHolder', 'leaseUntil'] }),
      erase: 'cascade',
    },
    // What came of steps stands in their runs, which are exported.
    { table: stepResults, erase: 'cascade' },
    {
      table: workflowTriggers,
      export: ownedRows(workflowTriggers, workflowTriggers.ownerId),
      erase: 'cascade',
    },
  ],
});
