/** What someone really did, as the features know it: quests and rewards are decided by it, and by nothing that a browser says. */
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { z } from 'zod';
import { defineEvent } from '#kit/events/define-event.ts';
import type { Services } from '#kit/services.server.ts';
import type { Reader } from './audience.server.ts';

export type Fact = string | number | boolean;

export interface Deed {
  id: string;
  at: Date;
  title: string;
  /** A path of ours that the doer can open. */
  href: string | null;
  facts: Readonly<Record<string, Fact>>;
}

/** A fact that a deed must have: exactly this, or at least so much. */
export interface Condition {
  fact: string;
  is?: Fact;
  atLeast?: number;
}

export interface DeedKind {
  /** `creation` */
  kind: string;
  /** Those of one person, the oldest first. `where` is there to read less: whoever asks checks the facts again. */
  find(
    services: Services,
    of: { ownerId: string; where: readonly Condition[]; most: number },
  ): Promise<Deed[]>;
}

/** One generation of something public: what was made with which tool. */
export interface Generation {
  id: string;
  title: string;
  tool: string;
  by: string;
}

export interface Lineage {
  /** `creation` */
  kind: string;
  /** The oldest first, the one that was asked about last; empty where this reader may not see it. */
  read(services: Services, id: string, reader: Reader): Promise<Generation[]>;
}

export type DeedListener = (services: Services, ownerId: string) => Promise<void>;

declare module '#kit/feature/server-feature.server.ts' {
  interface ServerFeature {
    /** What people verifiably did; decides quest steps and rewards. */
    deedKinds?: readonly DeedKind[];
    /** Remix chains of public items. */
    lineages?: readonly Lineage[];
    /** Called soon after a person did something, a few times a second at most; must be idempotent. */
    deedListeners?: readonly DeedListener[];
  }
}

type AchievementRegistry = ReturnType<typeof createAchievementRegistry>;

export function createAchievementRegistry(kinds: readonly DeedKind[], lineages: readonly Lineage[]) {
  const byKind = new Map(kinds.map((one) => [one.kind, one]));
  const ofLineage = new Map(lineages.map((one) => [one.kind, one]));
  return {
    kinds: [...byKind.keys()],
    async find(
      services: Services,
      kind: string,
      of: { ownerId: string; where: readonly Condition[]; most: number },
    ): Promise<Deed[]> {
      const found = (await byKind.get(kind)?.find(services, of)) ?? [];
      return found.filter(({ facts }) => of.where.every((condition) => fits(condition, facts)));
    },
    lineage: (services: Services, kind: string, id: string, reader: Reader) =>
      ofLineage.get(kind)?.read(services, id, reader) ?? Promise.resolve([]),
  };
}

function fits({ fact, is, atLeast }: Condition, facts: Deed['facts']) {
  const value = facts[fact];
  if (is !== undefined && value !== is) return false;
  return atLeast === undefined || (typeof value === 'number' && value >= atLeast);
}

const deedsChannel = 'deeds';
/** For what no other event tells of. */
export const deedDone = defineEvent('deed.done', z.object({ ownerId: z.uuid() }));

export function publishAchievement(tx: Pick<BusTransaction, 'emit'>, ownerId: string) {
  tx.emit(deedsChannel, deedDone, { ownerId });
}

declare module '#kit/services.server.ts' {
  interface Services {
    deeds: AchievementRegistry;
  }
}
