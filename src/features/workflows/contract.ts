/** Running workflows: checks, prices, executions, and what starts them by itself. The rest is what every work has. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { page, paged } from '#kit/contract/paging.ts';
import { executionStates, stepStates, triggers } from './execute/states.ts';
import { flowSchema } from './flow/flow-schema.ts';
import { everies } from './schedule/rhythm.ts';

const id = z.strictObject({ id: z.uuid() });
const forAll = { access: 'guest', business: 'member' } as const;
const forRunning = { ...forAll, key: 'tools:run' } as const;
/** What runs without its owner needs someone who can be told. */
const forMembers = { access: 'member', business: 'member' } as const;

const input = z.record(z.string().max(60), z.unknown());
const problem = z.object({ step: z.string().nullable(), message: z.string() });

const flowTool = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  kind: z.string(),
  kindTitle: z.string(),
  /** Kinds of results that it goes on with. */
  accepts: z.array(z.string()),
  /** Where words go, where nothing else is said. */
  wordsField: z.string().nullable(),
  /** Cannot do anything without a language model. */
  needsModel: z.boolean(),
  fields: z.array(
    z.object({
      name: z.string(),
      is: z.enum(['text', 'number', 'yes', 'choice', 'list', 'other']),
      hint: z.string(),
      required: z.boolean(),
      isLong: z.boolean(),
      options: z.array(z.string()),
    }),
  ),
});
export type FlowTool = z.output<typeof flowTool>;

export const listFlowTools = endpoint({
  method: 'GET',
  path: '/api/workflows/tools',
  summary: 'List the tools that workflows can use, with their fields.',
  access: 'public',
  output: z.object({ items: z.array(flowTool) }),
});

export const checkWorkflow = endpoint({
  ...forAll,
  method: 'POST',
  path: '/api/workflows/check',
  summary: 'Check a workflow: what keeps it from running.',
  bodyLimit: 1_000_000,
  body: z.strictObject({ flow: flowSchema }),
  output: z.object({ problems: z.array(problem) }),
});

export const quoteWorkflow = endpoint({
  ...forRunning,
  method: 'POST',
  path: '/api/workflows/:id/quote',
  summary: 'Get the maximum price of running a workflow.',
  bodyLimit: 1_000_000,
  params: id,
  body: z.strictObject({ input: input.default({}) }),
  output: z.object({
    /** At the most; null where a price is not known. */
    credits: z.number().nullable(),
    available: z.number(),
    steps: z.array(z.object({ step: z.string(), credits: z.number().nullable() })),
  }),
});

const executionSummary = z.object({
  id: z.string(),
  work: z.string(),
  title: z.string(),
  state: z.enum(executionStates),
  trigger: z.enum(triggers),
  error: z.string().nullable(),
  createdAt: moment,
  endedAt: moment.nullable(),
});

const stepView = z.object({
  step: z.string(),
  title: z.string(),
  state: z.enum(stepStates),
  text: z.string(),
  error: z.string().nullable(),
  /** What a person is asked. */
  question: z.string().nullable(),
  until: moment.nullable(),
  run: z.string().nullable(),
  /** Where its run is looked at. */
  path: z.string().nullable(),
  /** Of one that repeats. */
  items: z.object({ all: z.number(), done: z.number(), failed: z.number() }).nullable(),
  decided: z.enum(['yes', 'no']).nullable(),
  attempt: z.number(),
  /** Credits, at the most. */
  credits: z.number().nullable(),
  startedAt: moment,
  endedAt: moment.nullable(),
});
export type StepView = z.output<typeof stepView>;

const executionView = executionSummary.extend({
  input,
  /** The workflow as it was then. */
  flow: flowSchema,
  steps: z.array(stepView),
  /** Of the last steps, one below the other. */
  result: z.string(),
  credits: z.number(),
});
export type ExecutionView = z.output<typeof executionView>;

export const startExecution = endpoint({
  ...forRunning,
  method: 'POST',
  path: '/api/workflows/:id/executions',
  summary: 'Run a workflow. It goes on in the background; get the execution to see how far it is.',
  idempotent: true,
  bodyLimit: 1_000_000,
  params: id,
  body: z.strictObject({
    input: input.default({}),
    /** Credits that it may take at the most. */
    ceiling: z.number().min(0).max(1_000_000).optional(),
  }),
  output: executionView,
});

export const listWorkflowExecutions = endpoint({
  ...forAll,
  key: 'content:read',
  method: 'GET',
  path: '/api/workflows/:id/executions',
  summary: 'List your executions of a workflow, newest first.',
  params: id,
  query: paged({}),
  output: page(executionSummary),
});

export const getExecution = endpoint({
  ...forRunning,
  method: 'GET',
  path: '/api/workflow-executions/:id',
  summary: 'Get an execution with its steps.',
  params: id,
  output: executionView,
});

const stepName = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/);

export const getExecutionStep = endpoint({
  ...forRunning,
  method: 'GET',
  path: '/api/workflow-executions/:id/steps/:step',
  summary: 'Get what went into a step of an execution and what came of it, item by item.',
  params: z.strictObject({ id: z.uuid(), step: stepName }),
  output: z.object({
    input: z.unknown(),
    text: z.string(),
    data: z.unknown(),
    items: z.array(
      z.object({
        item: z.number(),
        state: z.enum(stepStates),
        text: z.string(),
        error: z.string().nullable(),
        path: z.string().nullable(),
      }),
    ),
  }),
});

export const stopExecution = endpoint({
  ...forRunning,
  method: 'POST',
  path: '/api/workflow-executions/:id/stop',
  summary: 'Stop an execution; what it made so far stays.',
  params: id,
  output: executionView,
});

export const decideStep = endpoint({
  ...forAll,
  method: 'POST',
  path: '/api/workflow-executions/:id/decisions',
  summary: 'Approve or decline a step that waits for it.',
  params: id,
  body: z.strictObject({ step: stepName, approve: z.boolean() }),
  output: executionView,
});

export const restartFailed = endpoint({
  ...forRunning,
  method: 'POST',
  path: '/api/workflow-executions/:id/restart',
  summary: 'Go on where an execution failed, with the workflow as it is now. What is done stays done.',
  params: id,
  output: executionView,
});

export const rhythmSchema = z.strictObject({
  every: z.enum(everies),
  minute: z.int().min(0).max(59),
  hour: z.int().min(0).max(23),
  days: z.array(z.int().min(1).max(7)).max(7),
  day: z.int().min(1).max(31),
  zone: z.string().min(1).max(60),
});

const triggerView = z.object({
  id: z.string(),
  kind: z.enum(['schedule', 'webhook']),
  isOn: z.boolean(),
  rhythm: rhythmSchema.nullable(),
  nextAt: moment.nullable(),
  lastAt: moment.nullable(),
  lastError: z.string().nullable(),
  /** Of a webhook: where it is called, and what calls are signed with. */
  address: z.string().nullable(),
  secret: z.string().nullable(),
});
export type TriggerView = z.output<typeof triggerView>;

export const listTriggers = endpoint({
  ...forMembers,
  method: 'GET',
  path: '/api/workflows/:id/triggers',
  summary: 'List the schedules and webhooks that start a workflow.',
  params: id,
  output: z.object({
    items: z.array(triggerView),
    /** What results that the workflow sends elsewhere are signed with. */
    /** Null for those who may not edit the workflow. */
    sendingSecret: z.string().nullable(),
  }),
});

export const addTrigger = endpoint({
  ...forMembers,
  method: 'POST',
  path: '/api/workflows/:id/triggers',
  summary: 'Start a workflow by a schedule or a webhook.',
  params: id,
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('schedule'), rhythm: rhythmSchema, input: input.default({}) }),
    z.strictObject({ kind: z.literal('webhook') }),
  ]),
  output: triggerView,
});

const trigger = z.strictObject({ id: z.uuid() });

export const switchTrigger = endpoint({
  ...forMembers,
  method: 'PATCH',
  path: '/api/workflow-triggers/:id',
  summary: 'Turn a schedule or webhook on or off.',
  params: trigger,
  body: z.strictObject({ isOn: z.boolean() }),
  output: triggerView,
});

export const deleteTrigger = endpoint({
  ...forMembers,
  method: 'DELETE',
  path: '/api/workflow-triggers/:id',
  summary: 'Delete a schedule or webhook.',
  params: trigger,
  output: done,
});

export const callWebhook = endpoint({
  method: 'POST',
  path: '/api/hooks/workflows/:id',
  summary: 'Start a workflow from outside, by a call signed after Standard Webhooks.',
  access: 'public',
  protocol: 'foreign',
  rawBody: true,
  bodyLimit: 200_000,
  params: trigger,
  output: z.object({ execution: z.string().nullable() }),
});

export const flowOfRun = endpoint({
  ...forAll,
  method: 'GET',
  path: '/api/runs/:id/workflow',
  summary: 'Get the chat or chain of runs that led to a run as a workflow.',
  params: id,
  output: z.object({ title: z.string(), flow: flowSchema }),
});
