/** Running tools, and the runs that came of it. */
import { z } from 'zod';
import { textField } from '#kit/contract/text-field.ts';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { page, paged } from '#kit/contract/paging.ts';
import { moment } from '#kit/contract/moment.ts';
import { runClasses, runStates } from './run.ts';

const longestSearch = 200;

const engineNote = z.object({ id: z.string(), title: z.string(), note: z.string().nullable() });
const output = z.object({ texts: z.record(z.string(), z.string()), data: z.unknown() });

const runSummary = z.object({
  id: z.string(),
  tool: z.string(),
  toolTitle: z.string(),
  kind: z.string(),
  title: z.string(),
  state: z.enum(runStates),
  /** The first words of the result. */
  excerpt: z.string(),
  version: z.number(),
  createdAt: moment,
  endedAt: moment.nullable(),
  /** The talk that it belongs to. */
  talkId: z.string(),
  /** Who made it, where it is a business's. */
  madeBy: z.string().nullable(),
});
export type RunSummary = z.output<typeof runSummary>;

const runView = runSummary.omit({ excerpt: true, madeBy: true }).extend({
  input: z.record(z.string(), z.unknown()),
  /** The engine that was asked for. */
  engine: z.string().nullable(),
  step: z.string().nullable(),
  progress: z.number().nullable(),
  /** An estimate; null where it is not known. */
  secondsLeft: z.number().nullable(),
  /** Whether it works at once or waits its turn. */
  class: z.enum(runClasses),
  output,
  /** Goes with the stream's `from`: what comes after this output. */
  position: z.string(),
  /** The formats that it can be downloaded in. */
  exports: z.array(z.object({ format: z.string(), label: z.string(), extension: z.string() })),
  engines: z.array(engineNote),
  error: z.string().nullable(),
  parentId: z.string().nullable(),
  /** The creation in the gallery that it began with; it may be gone by now. */
  remixOf: z.string().nullable(),
});
export type RunView = z.output<typeof runView>;

/** JSON Patch (RFC 6902). */
const patch = z.union([
  z.object({ op: z.enum(['add', 'replace']), path: z.string(), value: z.unknown() }),
  z.object({ op: z.literal('remove'), path: z.string() }),
]);

const runEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('state'),
    /** Told at the end: what came of it may have given it another. */
    title: z.string().optional(),
    state: z.enum(runStates),
    step: z.string().nullable(),
    progress: z.number().nullable(),
    secondsLeft: z.number().nullable(),
    engines: z.array(engineNote),
    error: z.string().nullable(),
  }),
  z.object({
    type: z.literal('output'),
    position: z.string(),
    /** True: this is all of it. False: texts are to be appended, and the structure replaced or patched where one is given. */
    whole: z.boolean(),
    texts: z.record(z.string(), z.string()),
    data: z.unknown().optional(),
    patches: z.array(patch).optional(),
  }),
]);
export type RunEvent = z.output<typeof runEvent>;

const id = z.strictObject({ id: z.uuid() });
/** Guests run tools too, and programs by a key. */
const forAll = { access: 'guest', business: 'member' } as const;
const forRunning = { ...forAll, key: 'tools:run' } as const;
const forReading = { ...forAll, key: 'content:read' } as const;
const forWriting = { ...forAll, key: 'content:write' } as const;

export const createRun = endpoint({
  ...forRunning,
  method: 'POST',
  path: '/api/tools/:tool/runs',
  summary: 'Run a tool in the background. Follow its stream, or get the result later.',
  idempotent: true,
  bodyLimit: 1_000_000,
  params: z.strictObject({ tool: z.string().max(60) }),
  body: z.strictObject({
    input: z.record(z.string(), z.unknown()),
    engine: z.string().min(1).max(300).optional(),
    /** The run that this one follows up on. */
    parent: z.uuid().optional(),
    /** The creation in the gallery that it began with. */
    remixOf: z.uuid().optional(),
  }),
  output: runView,
});

export const getRun = endpoint({
  ...forRunning,
  method: 'GET',
  path: '/api/runs/:id',
  summary: 'Get a run.',
  params: id,
  output: runView,
});

export const streamRun = endpoint({
  ...forRunning,
  method: 'GET',
  path: '/api/runs/:id/stream',
  summary: 'Stream a run; pass your last position to resume.',
  streaming: true,
  params: id,
  query: z.strictObject({
    from: z.string().max(2000).optional(),
    /** Sends changes of the structure as patches; without it, the whole structure at every change. */
    patches: z.literal('true').optional(),
  }),
  output: runEvent,
});

const underWayRun = z.object({
  id: z.string(),
  tool: z.string(),
  toolTitle: z.string(),
  title: z.string(),
  state: z.enum(runStates),
  class: z.enum(runClasses),
  step: z.string().nullable(),
  progress: z.number().nullable(),
  secondsLeft: z.number().nullable(),
  /** Where it is looked at; null where its tool has no page. */
  path: z.string().nullable(),
  createdAt: moment,
  endedAt: moment.nullable(),
});
export type UnderWayRun = z.output<typeof underWayRun>;

export const listUnderWay = endpoint({
  ...forReading,
  method: 'GET',
  path: '/api/under-way',
  summary: 'List runs in progress and recently finished.',
  output: z.object({ items: z.array(underWayRun) }),
});

export const stopRun = endpoint({
  ...forRunning,
  method: 'POST',
  path: '/api/runs/:id/stop',
  summary: 'Stop a run; its output so far stays.',
  params: id,
  output: runView,
});

export const retryRun = endpoint({
  ...forRunning,
  method: 'POST',
  path: '/api/runs/:id/retry',
  summary: 'Rerun with the same input, as a new version.',
  idempotent: true,
  params: id,
  body: z.strictObject({
    engine: z.string().min(1).max(300).optional(),
    /** Make only this part again, and keep the rest as it is; tools that have parts say which. */
    part: z.string().min(1).max(60).optional(),
  }),
  output: runView,
});

export const requestOfRun = endpoint({
  ...forRunning,
  method: 'POST',
  path: '/api/runs/:id/requests',
  summary: 'Send a request to a run in progress, such as to skip an engine.',
  params: id,
  body: z.strictObject({
    request: z.string().min(1).max(60),
    about: z
      .string()
      .min(1)
      .max(60)
      .regex(/^\P{Cs}*$/u)
      .optional(),
  }),
  output: done,
});

export const quoteRun = endpoint({
  ...forRunning,
  method: 'POST',
  path: '/api/tools/:tool/quote',
  summary: 'Get a run’s maximum price.',
  bodyLimit: 1_000_000,
  params: z.strictObject({ tool: z.string().max(60) }),
  body: z.strictObject({
    input: z.record(z.string(), z.unknown()),
    engine: z.string().min(1).max(300).optional(),
    parent: z.uuid().optional(),
  }),
  output: z.object({
    /** At the most; null where an engine's price is not known. */
    credits: z.number().nullable(),
    available: z.number(),
  }),
});

export const getTalk = endpoint({
  ...forReading,
  method: 'GET',
  path: '/api/runs/:id/talk',
  summary: 'Get the chat that a run belongs to.',
  params: id,
  output: z.object({
    /** The same for every run of the talk. */
    talk: z.string(),
    /** From the first turn to this one, then on along the newest follow-ups. */
    turns: z.array(
      z.object({
        run: runView,
        /** Turns that stand at the same place, by an edit or a branch, oldest first; itself among them. */
        siblings: z.array(z.string()),
      }),
    ),
  }),
});

export const listRuns = endpoint({
  ...forReading,
  method: 'GET',
  path: '/api/runs',
  summary: 'List your runs, newest first, latest versions only; `q` searches title, input and result.',
  query: paged({
    q: z.string().trim().max(longestSearch).optional(),
    tool: z.string().max(60).optional(),
  }),
  output: page(runSummary),
});

export const listRunVersions = endpoint({
  ...forReading,
  method: 'GET',
  path: '/api/runs/:id/versions',
  summary: 'List a run’s versions, newest first.',
  params: id,
  output: z.object({ items: z.array(runSummary) }),
});

export const renameRun = endpoint({
  ...forWriting,
  method: 'PATCH',
  path: '/api/runs/:id',
  summary: 'Rename a run.',
  params: id,
  body: z.strictObject({
    title: textField(120).min(1, 'Give it a name.'),
  }),
  output: runView,
});

export const deleteRun = endpoint({
  ...forWriting,
  method: 'DELETE',
  path: '/api/runs/:id',
  summary: 'Delete a run and its versions; it can be restored from the trash.',
  params: id,
  output: done,
});

export const restoreRun = endpoint({
  ...forWriting,
  method: 'POST',
  path: '/api/runs/:id/restore',
  summary: 'Restore a deleted run.',
  params: id,
  output: done,
});

export const runFiles = endpoint({
  ...forRunning,
  method: 'GET',
  path: '/api/runs/:id/files',
  summary: 'List a run’s files; download them at `/api/files/:id`.',
  params: id,
  output: z.object({
    items: z.array(
      z.object({ id: z.string(), name: z.string(), contentType: z.string(), bytes: z.number() }),
    ),
  }),
});

export const listTools = endpoint({
  method: 'GET',
  path: '/api/tools',
  summary: 'List all tools.',
  access: 'public',
  output: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        description: z.string(),
        kind: z.string(),
        /** Kinds of results that it goes on with. */
        accepts: z.array(z.string()),
        /** Null where there is no page of its own yet. */
        page: z.string().nullable(),
        /** What its examples are called, in their order. */
        examples: z.array(z.string()),
      }),
    ),
    /** Pages that go on with results, though they are no tools. */
    doors: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        description: z.string(),
        page: z.string(),
        accepts: z.array(z.string()),
      }),
    ),
  }),
});
export type ListedTool = z.output<typeof listTools.output>['items'][number];
