/** How a tool works: a generator that tells what it does and makes. It knows nothing of HTTP, money or storage. */
import type { z } from 'zod';
import type { Ai } from '#kit/ai/ai.server.ts';
import type { Engine } from '#kit/ai/engine.ts';
import type { Log } from '#kit/log.server.ts';
import type { Models } from '#kit/models/model-host.server.ts';
import type { SafeFetch } from '#kit/net/safe-fetch.server.ts';
import type { Found, Wanted } from '#kit/search/find.server.ts';
import type { Sources } from '#kit/sources/sources.server.ts';
import type { Videos } from '#kit/videos/videos.server.ts';
import type { BoundAi } from '../run/bound-ai.server.ts';
import type { Output } from './output.ts';
import type { RunFiles } from '../run/run-files.server.ts';
import type { RunWorks } from '../work/run-works.server.ts';
import type { AnyTool, Tool } from './tool.ts';

export type Update<Data = unknown> =
  /** What it is at now; `progress` is the fraction of the work that is done, where that is known. */
  | { step: string; progress?: number }
  /** More of a text, the main one by default. */
  | { append: string; to?: string }
  /** A text in place of what was there. */
  | { text: string; to?: string }
  /** The structure, in place of what was there; of the shape of the tool's output kind. */
  | { data: Data }
  /** One more item of a list in the structure: however long the list is, only the item is sent and saved. */
  | Addition<Data>;

/** Where the structure is not known, any list may be meant. */
type Addition<Data> = unknown extends Data
  ? { add: unknown; to: string }
  : {
      [Name in keyof Data & string]: Data[Name] extends readonly (infer Item)[]
        ? { add: Item; to: Name }
        : never;
    }[keyof Data & string];

/** What a step works with: asked through these, engines are not paid twice for a step that is done twice after a crash. */
export interface StepContext {
  ai: BoundAi;
  /** Aborted when someone stops the run, or when the step takes too long. */
  signal: AbortSignal;
}

export interface StepOptions {
  /** Milliseconds after which it hangs. */
  within?: number;
}

export interface Steps {
  /**
   * Does a part of the work and answers what came of it. In a queued run that is kept: when another process goes on with the
   * run, or someone tries again after it went wrong, it is answered without doing it. What it answers must be JSON, and no
   * two steps of a run have the same name.
   */
  step<T>(name: string, work: (step: StepContext) => Promise<T>, options?: StepOptions): Promise<T>;
  /** The same for a part that writes while it works: what it wrote is written again at once. */
  writtenStep<T, Data = never>(
    name: string,
    write: (step: StepContext) => AsyncGenerator<Update<Data>, T, undefined>,
    options?: StepOptions,
  ): AsyncGenerator<Update<Data>, T, undefined>;
}

/** A turn of the same talk, before this one. */
export interface EarlierTurn {
  input: Record<string, unknown>;
  output: Output;
}

export interface RunRequest {
  request: string;
  /** The part that it is about. */
  about?: string | undefined;
}

/** What features let runs reach of theirs, as the person who asked; each adds its own by `declare module`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- features fill it
export interface RunExtensions {}

export interface RunContext extends Steps {
  /** Who asked. */
  ownerId: string;
  /** Others read what comes of it: nothing of theirs may be looked into, only what everyone may read. */
  isPublicAudience: boolean;
  /** The engines, as the person who asked may use them. */
  ai: BoundAi;
  /** Files of this run; they go with it. */
  files: RunFiles;
  /** What people go on editing, which a run may propose a revision of. */
  works: RunWorks;
  /** What is kept in features, as far as it is theirs. */
  extensions: RunExtensions;
  /** The built-in models. */
  models: Models;
  /** The only door to addresses that people give. */
  safeFetch: SafeFetch;
  /** Places outside that can be searched; asked by `askSources`. */
  sources: Sources;
  /** Captions of public videos. */
  videos: Videos;
  /** The index of this site, as the person who asked may see it. */
  find(wanted: Wanted): Promise<Found>;
  /** Of this installation, for addresses that are read elsewhere. */
  origin: string;
  log: Log;
  /** What was said before in this talk, oldest first. */
  earlier(): Promise<readonly EarlierTurn[]>;
  /** Only this part is to be made again; the rest stays as it is in `before`. */
  redo: { part: string; before: Output } | undefined;
  /** Hears what people ask of the run while it is under way; what a tool takes stands in its `requests`. */
  onRequest(hear: (request: RunRequest) => void): void;
  /** Aborted when someone stops the run. Pass it on to whatever takes long. */
  signal: AbortSignal;
}

/** What is known before a run begins. */
export type QuoteContext = Pick<RunContext, 'earlier'> & {
  ai: Pick<BoundAi, 'engines'> & Pick<Ai, 'estimate'>;
  /** The one that writes where the tool does not choose among them. */
  engine(): Promise<Engine>;
};

interface Quoted<Input> {
  /** What its engines will take at the most, in micro-dollars; null where a price is not known. */
  quote?(input: Input, context: QuoteContext): Promise<number | null>;
}

export interface AnyToolRun extends Quoted<never> {
  tool: AnyTool;
  run(input: never, context: RunContext): AsyncIterable<Update>;
}

export function defineRun<Input extends z.ZodObject, Data>(
  tool: Tool<Input, Data>,
  run: (input: z.output<Input>, context: RunContext) => AsyncIterable<Update<Data>>,
  { quote }: Quoted<z.output<Input>> = {},
): AnyToolRun {
  return { tool: tool as unknown as AnyTool, run: run as AnyToolRun['run'], ...(quote ? { quote } : {}) };
}
