import type { Ai } from '#kit/ai/ai.server.ts';
import type { Auth } from '#kit/auth/auth.server.ts';
import type { Callers } from '#kit/auth/callers.server.ts';
import type { Clock } from '#kit/clock.ts';
import type { Connection, Database } from '#kit/db/database.server.ts';
import type { Credits } from '#kit/credits/credits.server.ts';
import type { Bus } from '#kit/events/bus.server.ts';
import type { ServerFeature } from '#kit/feature/server-feature.server.ts';
import type { Files } from '#kit/files/files.server.ts';
import type { Limits } from '#kit/http/limits.server.ts';
import type { Jobs } from '#kit/jobs/jobs.server.ts';
import type { Log } from '#kit/log.server.ts';
import type { ModelHost } from '#kit/models/model-host.server.ts';
import type { SafeFetch } from '#kit/net/safe-fetch.server.ts';
import type { Metrics } from '#kit/metrics.server.ts';
import type { OwnerSettings } from '#kit/owner-settings/owner-settings.server.ts';
import type { Packs } from '#kit/packs/packs.server.ts';
import type { SearchIndex } from '#kit/search/keep-index.server.ts';
import type { Secrets } from '#kit/secrets.server.ts';
import type { Settings } from '#kit/settings.server.ts';
import type { Sources } from '#kit/sources/sources.server.ts';
import type { Videos } from '#kit/videos/videos.server.ts';
import type { Trash } from '#kit/trash/trash.server.ts';
import type { Wishes } from '#kit/wishes/wishes.server.ts';

/** What features add, by the `services` of their manifests. */
export interface FeatureServices {}

export type CoreServices = Omit<Services, keyof FeatureServices>;

/**
 * What the process is made of. Composed once in `app/`, handed to every handler and job. Outer rings add their own to it where
 * they are defined (`declare module`), so that kit names none of them.
 */
export interface Services extends FeatureServices {
  settings: Settings;
  clock: Clock;
  log: Log;
  connection: Connection;
  db: Database;
  bus: Bus;
  jobs: Jobs;
  files: Files;
  /** The only door to addresses that people give. */
  safeFetch: SafeFetch;
  /** Places outside that can be searched, each asked by its own rules. */
  sources: Sources;
  /** Captions of public videos. */
  videos: Videos;
  /** Every engine, by one way of asking. */
  ai: Ai;
  credits: Credits;
  /** Models and programs that are fetched when first used. */
  packs: Packs;
  /** Our own models, each in a process of its own. */
  models: ModelHost;
  trash: Trash;
  /** What someone wants to do, and the page that does it. */
  wishes: Wishes;
  auth: Auth;
  callers: Callers;
  limits: Limits;
  metrics: Metrics;
  secrets: Secrets;
  ownerSettings: OwnerSettings;
  /** All manifests: `gather(features, field)` is what they bring of one sort. */
  features: readonly ServerFeature[];
  /** First segments of our own paths: no handle may be one. */
  reservedHandles: ReadonlySet<string>;
  /** Keeps the index of the site; on nodes that work. */
  searchIndex?: SearchIndex;
}
