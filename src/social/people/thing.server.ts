/** Things that people made, said or gave, by kind and id: what the pulse tells of, what thanks are about. */
import type { Queryable } from '#kit/db/database.server.ts';
import type { Services } from '#kit/services.server.ts';
import type { Reader } from './audience.server.ts';
import type { Part } from './parts.ts';

/** As it is now. */
export interface Thing {
  id: string;
  /** Whose it is; null once they have left. */
  ownerId: string | null;
  title: string;
  /** A path of ours. */
  href: string;
}

export interface ThingKind {
  /** `creation` */
  kind: string;
  /** The part of its maker that it belongs to, in lists about them. */
  part?: Part;
  /** Whether others can thank for it. */
  canBeThanked?: boolean;
  /** Those that this reader may see. What does not come back is as if it were not there. */
  read(services: Services, ids: readonly string[], reader: Reader): Promise<Thing[]>;
}

/** How often people thanked for each of some things, as far as everyone may know it. */
export type CountThanks = (
  db: Queryable,
  kind: string,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, number>>;

/** How many people joined by an invite that shows each of some creations. */
export type CountJoins = (db: Queryable, ids: readonly string[]) => Promise<ReadonlyMap<string, number>>;

declare module '#kit/feature/server-feature.server.ts' {
  interface ServerFeature {
    /** Items that appear in the activity feed and can be thanked for. */
    thingKinds?: readonly ThingKind[];
    /** How often people thanked for some items. */
    countThanks?: readonly CountThanks[];
    /** How many people joined by an invite that shows some items. */
    countJoins?: readonly CountJoins[];
  }
}

export type ContentRegistry = ReturnType<typeof createContentRegistry>;

export function createContentRegistry(
  kinds: readonly ThingKind[],
  counts: readonly CountThanks[] = [],
  joins: readonly CountJoins[] = [],
) {
  const byKind = new Map(kinds.map((one) => [one.kind, one]));
  return {
    kinds: [...byKind.keys()],
    of: (kind: string) => byKind.get(kind),
    async thanksFor(db: Queryable, kind: string, ids: readonly string[]) {
      const totals = await Promise.all(ids.length > 0 ? counts.map((count) => count(db, kind, ids)) : []);
      return new Map(totals.flatMap((one) => [...one]));
    },
    async joinsBy(db: Queryable, ids: readonly string[]) {
      const totals = await Promise.all(ids.length > 0 ? joins.map((count) => count(db, ids)) : []);
      return new Map(totals.flatMap((one) => [...one]));
    },
    async read(services: Services, kind: string, ids: readonly string[], reader: Reader) {
      const source = byKind.get(kind);
      const items = source && ids.length > 0 ? await source.read(services, ids, reader) : [];
      return new Map(items.map((thing) => [thing.id, thing]));
    },
  };
}

declare module '#kit/services.server.ts' {
  interface Services {
    things: ContentRegistry;
  }
}
