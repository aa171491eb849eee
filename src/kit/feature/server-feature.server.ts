/**
 * What a room brings to the server, in one place: its `feature.server.ts`. The app lists the rooms and gathers from them; outer
 * rings add fields of their own where they are defined (`declare module`), so that kit names none of them.
 */
import type { PgTable } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import type { WhenBlocked } from '#kit/boundaries/server.ts';
import type { Implementation } from '#kit/http/implement.server.ts';
import type { JobDefinition } from '#kit/jobs/define-job.server.ts';
import type { PersonalData } from '#kit/privacy/registry.server.ts';
import type { ChannelKind } from '#kit/realtime/channel.server.ts';
import type { PlaceSource } from '#kit/places/place-source.server.ts';
import type { ReportTarget } from '#kit/reports/target.server.ts';
import type { Services } from '#kit/services.server.ts';
import type { TrashKind } from '#kit/trash/trash.server.ts';

/** Rows that have served their time; reckoned every night. */
export type Outdated = () => [table: PgTable, which: SQL | undefined];

export interface ServerFeature {
  endpoints?: readonly Implementation[];
  jobs?: readonly JobDefinition[];
  /** What can be deleted and brought back. */
  trash?: readonly TrashKind[];
  /** What can be reported. */
  reportTargets?: readonly ReportTarget[];
  /** Every table, and what it holds about people. */
  personalData?: readonly PersonalData[];
  /** What websockets may listen to. */
  channels?: readonly ChannelKind[];
  /** What is shown on the page of a place. */
  placeSources?: readonly PlaceSource[];
  housekeeping?: readonly Outdated[];
  /** What is done once when the program starts, before it serves anyone. */
  atStart?: readonly ((services: Services) => Promise<void>)[];
  /** Paths of what strangers may find, beside the pages of the table: for the sitemap. */
  siteAddresses?: readonly ((services: Services) => Promise<string[]>)[];
  /** What ends between two people when one blocks the other. */
  whenBlocked?: readonly WhenBlocked[];
}

export const defineServerFeature = (feature: ServerFeature): ServerFeature => feature;

type Brought<Field extends keyof ServerFeature> = NonNullable<ServerFeature[Field]>[number];

/** All that the rooms bring of one sort, in their order. */
export function gather<Field extends keyof ServerFeature>(
  features: readonly ServerFeature[],
  field: Field,
): Brought<Field>[] {
  return features.flatMap((feature) => (feature[field] ?? []) as Brought<Field>[]);
}
