/**
 * What a feature brings to the server, in one place: its `feature.server.ts`. The app lists the features and gathers from them; outer
 * rings add fields of their own where they are defined (`declare module`), so that kit names none of them.
 */
import type { PgTable } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import type { Implementation } from '#kit/http/implement.server.ts';
import type { JobDefinition } from '#kit/jobs/define-job.server.ts';
import type { PersonalData } from '#kit/privacy/registry.server.ts';
import type { ChannelKind } from '#kit/realtime/channel.server.ts';
import type { CoreServices, FeatureServices, Services } from '#kit/services.server.ts';
import type { TrashKind } from '#kit/trash/trash.server.ts';

/** Rows that have served their time; reckoned every night. */
export type Outdated = () => [table: PgTable, which: SQL | undefined];

export interface ServerFeature {
  /** Calls of its contract, implemented. */
  endpoints?: readonly Implementation[];
  /** Calls that need what every feature brings, made from all manifests. */
  endpointsOfAll?: readonly ((features: readonly ServerFeature[]) => readonly Implementation[])[];
  /** Work in the background, queued or by schedule. */
  jobs?: readonly JobDefinition[];
  /** What can be deleted and restored from the trash. */
  trash?: readonly TrashKind[];
  /** Its tables, what they hold about people, and how that is exported and erased. */
  personalData?: readonly PersonalData[];
  /** Channels that websockets may subscribe to. */
  channels?: readonly ChannelKind[];
  /** Rows to delete every night. */
  housekeeping?: readonly Outdated[];
  /** Work to do once at start, before the first request. */
  atStart?: readonly ((services: Services) => Promise<void>)[];
  /** Services that it adds to those of the inner rings, for all handlers and jobs. */
  services?: readonly ((core: CoreServices) => Partial<FeatureServices>)[];
  /** What runs all the time on nodes that do background work; the function that comes back ends it. */
  loops?: readonly ((services: Services) => () => unknown)[];
  /** Public paths for the sitemap, in addition to the page table. */
  siteAddresses?: readonly ((services: Services) => Promise<string[]>)[];
}

export const defineServerFeature = (feature: ServerFeature): ServerFeature => feature;

type Brought<Field extends keyof ServerFeature> = NonNullable<ServerFeature[Field]>[number];

/** All that the features bring of one sort, in their order. */
export function gather<Field extends keyof ServerFeature>(
  features: readonly ServerFeature[],
  field: Field,
): Brought<Field>[] {
  return features.flatMap((feature) => (feature[field] ?? []) as Brought<Field>[]);
}
