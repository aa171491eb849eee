/** How a tool works: a generator that tells what it does and makes. It knows nothing of HTTP, money or storage. */
import type { z } from 'zod';
import type { Log } from '#kit/log.server.ts';
import type { ModelHost } from '#kit/models/model-host.server.ts';
import type { SafeFetch } from '#kit/net/safe-fetch.server.ts';
import type { BoundAi } from './bound-ai.server.ts';
import type { RunFiles } from './run-files.server.ts';
import type { AnyTool, Tool } from './tool.ts';

export type Update =
  /** What it is at now; `progress` is the fraction of the work that is done, where that is known. */
  | { step: string; progress?: number }
  /** More of a text, the main one unless told. */
  | { append: string; to?: string }
  /** A text in place of what was there. */
  | { text: string; to?: string }
  /** The structure, in place of what was there; of the shape of the tool's output kind. */
  | { data: unknown };

export interface RunContext {
  /** The engines, as the person who asked may use them. */
  ai: BoundAi;
  /** Files of this run; they go with it. */
  files: RunFiles;
  /** The house's own models. */
  models: ModelHost;
  /** The only door to addresses that people give. */
  safeFetch: SafeFetch;
  log: Log;
  /** Aborted when someone stops the run. Pass it on to whatever takes long. */
  signal: AbortSignal;
}

export interface AnyToolRun {
  tool: AnyTool;
  run(input: never, context: RunContext): AsyncIterable<Update>;
}

export function defineRun<Input extends z.ZodObject>(
  tool: Tool<Input>,
  run: (input: z.output<Input>, context: RunContext) => AsyncIterable<Update>,
): AnyToolRun {
  return { tool: tool as unknown as AnyTool, run: run as AnyToolRun['run'] };
}
