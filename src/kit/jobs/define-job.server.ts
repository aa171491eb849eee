import type { z } from 'zod';
import type { Services } from '#kit/services.server.ts';
import type { Settings } from '#kit/settings.server.ts';

export interface JobRun {
  id: string;
  ownerId: string | null;
  services: Services;
  /** Aborted when someone cancels, or when the process must stop. */
  signal: AbortSignal;
  /** True progress: a fraction of the work done, and what is being done now. Throws once the job is aborted. */
  progress(fraction: number, step: string): Promise<void>;
}

export interface JobDefinition<Input extends z.ZodType = z.ZodType> {
  /** `accounts.export` */
  kind: string;
  input: Input;
  /** Tries after the first, whether it failed or its process died; waits grow between them. */
  retries: number;
  /** Seconds before the first of them; each wait doubles, up to an hour. */
  retryDelay?: number;
  /** Seconds after which a run counts as lost. */
  timeout: number;
  /** Runs at once on one node; a function where that depends on the machine. */
  concurrency?: number | ((settings: Settings) => number);
  /** Fair between people: nobody gets more than half of a node's places, and whoever has fewer waiting goes first. */
  fair?: boolean;
  /** Runs by the clock instead of on demand; once for all nodes. */
  cron?: string;
  /** Jobs of the server itself (mail, sweeping) that no person follows have no row. */
  silent?: boolean;
  /** Called again after a crash: what it does twice must count once. */
  run(input: z.output<Input>, job: JobRun): Promise<unknown>;
}

export function defineJob<Input extends z.ZodType>(definition: JobDefinition<Input>): JobDefinition<Input> {
  return definition;
}
