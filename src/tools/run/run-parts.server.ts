import type { Ai } from '#kit/ai/ai.server.ts';
import type { Credits } from '#kit/credits/credits.server.ts';
import type { Connection, Database } from '#kit/db/database.server.ts';
import type { Bus } from '#kit/events/bus.server.ts';
import type { Files } from '#kit/files/files.server.ts';
import type { Jobs } from '#kit/jobs/jobs.server.ts';
import type { Log } from '#kit/log.server.ts';
import type { ModelHost } from '#kit/models/model-host.server.ts';
import type { SafeFetch } from '#kit/net/safe-fetch.server.ts';
import type { Packs } from '#kit/packs/packs.server.ts';
import type { Settings } from '#kit/settings.server.ts';
import type { Sources } from '#kit/sources/sources.server.ts';
import type { Videos } from '#kit/videos/videos.server.ts';
import type { AnyToolRun } from '../define/define-run.server.ts';
import type { RunExtension } from '../define/run-extension.server.ts';
import type { ServerKind } from '../kinds/implement-kind.server.ts';
import type { WorkRegistry } from '../work/work-registry.server.ts';

/** What runs are made of; the services are composed around them. */
export interface RunParts {
  settings: Settings;
  connection: Connection;
  db: Database;
  bus: Bus;
  log: Log;
  ai: Ai;
  credits: Credits;
  files: Files;
  jobs: Jobs;
  models: ModelHost;
  packs: Packs;
  safeFetch: SafeFetch;
  sources: Sources;
  videos: Videos;
  tools: readonly AnyToolRun[];
  kinds: readonly ServerKind[];
  works: WorkRegistry;
  extensions?: readonly RunExtension[];
}
