/** Running tools, and the runs that came of it. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
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
    /** True: this is all of it. False: texts are to be appended, and the structure replaced where there is one. */
    whole: z.boolean(),
    texts: z.record(z.string(), z.string()),
    data: z.unknown().optional(),
  }),
]);
export type RunEvent = z.output<typeof runEvent>;

const id = z.strictObject({ id: z.uuid() });
/** Guests run tools too, and programs by a key. */
const forAll = { access: 'guest', key: 'tools:run', business: 'member' } as const;

export const createRun = endpoint({
  ...forAll,
  method: 'POST',
  path: '/api/tools/:tool/runs',
  summary: 'Run a tool. It goes on by itself: follow its stream, or ask for it later.',
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
  ...forAll,
  method: 'GET',
  path: '/api/runs/:id',
  summary: 'A run of yours, as far as it is.',
  params: id,
  output: runView,
});

export const streamRun = endpoint({
  ...forAll,
  method: 'GET',
  path: '/api/runs/:id/stream',
  summary: 'A run of yours as it goes on; name the last position you have to go on from there.',
  streaming: true,
  params: id,
  query: z.strictObject({ from: z.string().max(2000).optional() }),
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
  ...forAll,
  method: 'GET',
  path: '/api/under-way',
  summary: 'Your runs that are under way, and those that took a while and have just ended.',
  output: z.object({ items: z.array(underWayRun) }),
});

export const stopRun = endpoint({
  ...forAll,
  method: 'POST',
  path: '/api/runs/:id/stop',
  summary: 'Stop a run of yours; what it has made stays.',
  params: id,
  output: runView,
});

export const retryRun = endpoint({
  ...forAll,
  method: 'POST',
  path: '/api/runs/:id/retry',
  summary: 'Run it once more with the same input, as a further version.',
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
  ...forAll,
  method: 'POST',
  path: '/api/runs/:id/requests',
  summary: 'Ask something of a run of yours that is under way, such as to do without one of its engines.',
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
  ...forAll,
  method: 'POST',
  path: '/api/tools/:tool/quote',
  summary: 'What a run would cost at the most, before it is begun.',
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
  ...forAll,
  method: 'GET',
  path: '/api/runs/:id/talk',
  summary: 'The talk that a run of yours belongs to: its turns up to this one, and what goes on from it.',
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
  ...forAll,
  method: 'GET',
  path: '/api/runs',
  summary:
    'Your runs, the newest first, one of each by its latest version; `q` finds words in title, input and result.',
  query: z.strictObject({
    q: z.string().trim().max(longestSearch).optional(),
    tool: z.string().max(60).optional(),
    before: z.uuid().optional(),
  }),
  output: z.object({ items: z.array(runSummary), next: z.string().nullable() }),
});

export const listRunVersions = endpoint({
  ...forAll,
  method: 'GET',
  path: '/api/runs/:id/versions',
  summary: 'All versions of a run of yours, the newest first.',
  params: id,
  output: z.object({ items: z.array(runSummary) }),
});

export const renameRun = endpoint({
  ...forAll,
  method: 'PATCH',
  path: '/api/runs/:id',
  summary: 'Give a run of yours another name.',
  params: id,
  body: z.strictObject({
    title: z
      .string()
      .trim()
      .min(1, 'Give it a name.')
      .max(120, 'Use at most 120 characters.')
      .regex(/^[^\0]*$/, 'There is an invisible character in it that cannot be kept.'),
  }),
  output: runView,
});

export const deleteRun = endpoint({
  ...forAll,
  method: 'DELETE',
  path: '/api/runs/:id',
  summary: 'Delete a run of yours with its versions; it can come back for a while.',
  params: id,
  output: done,
});

export const restoreRun = endpoint({
  ...forAll,
  method: 'POST',
  path: '/api/runs/:id/restore',
  summary: 'Bring a deleted run back.',
  params: id,
  output: done,
});

export const runFiles = endpoint({
  ...forAll,
  method: 'GET',
  path: '/api/runs/:id/files',
  summary: 'The files that a run of yours made; each is read at `/api/files/:id`.',
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
  summary: 'Every tool: what it does, what it makes, and where its page is.',
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
