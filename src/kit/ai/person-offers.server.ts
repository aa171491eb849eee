/** The engines that people's own keys open. Kept in memory until they change; where other nodes may change them, looked up each time. */
import { asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#kit/db/database.server.ts';
import { createGroup } from '#kit/db/group.server.ts';
import type { Bus, Emitter } from '#kit/events/bus.server.ts';
import { defineEvent } from '#kit/events/define-event.ts';
import { principals } from '#kit/principals/table.server.ts';
import type { Secrets } from '#kit/secrets.server.ts';
import type { ProviderId } from './engine.ts';
import { knownModel } from './known-models.ts';
import { offerOf, once, type Offer } from './offer.server.ts';
import { personFetch, providerFetch } from './provider-fetch.server.ts';
import { openProvider, type Models } from './providers.server.ts';
import { openKey } from './sealed-key.server.ts';
import { engineKeys } from './table.server.ts';

const channel = 'engine-keys';
const keysChanged = defineEvent('engine-keys.changed', z.object({ ownerId: z.string() }));
const keptFor = 60_000;
const mostEntries = 5_000;

export type EngineKey = typeof engineKeys.$inferSelect;
export type PersonOffers = ReturnType<typeof createPersonOffers>;

interface Options {
  db: Database;
  bus: Bus;
  secrets: Secrets;
  /** Where the owner has a provider answered, in place of its own address. */
  addresses: Partial<Record<ProviderId, string>>;
}

interface Known {
  isMember: boolean;
  offers: Offer[];
}

export function createPersonOffers({ db, bus, secrets, addresses }: Options) {
  const cache = new Map<string, { known: Promise<Known>; until: number }>();
  bus.onCommit(keysChanged, ({ ownerId }) => cache.delete(ownerId));

  /** Those who are asked about together are looked up together. */
  const find = createGroup(async (ownerIds: string[]): Promise<Known[]> => {
    const rows = await db
      .select({ id: principals.id, kind: principals.kind, key: engineKeys })
      .from(principals)
      .leftJoin(engineKeys, eq(engineKeys.ownerId, principals.id))
      .where(inArray(principals.id, ownerIds))
      .orderBy(asc(engineKeys.createdAt));
    const byOwner = Map.groupBy(rows, ({ id }) => id);
    return ownerIds.map((ownerId) => {
      const own = byOwner.get(ownerId) ?? [];
      const kind = own[0]?.kind ?? 'guest';
      return { isMember: kind !== 'guest', offers: own.flatMap(({ key }) => (key ? offersOf(key) : [])) };
    });
  });

  function offersOf(key: EngineKey): Offer[] {
    const open = once(() => openWith(key, openKey(secrets, key.ownerId, key.sealedKey)));
    return key.models.map((model) =>
      offerOf({
        id: `own:${key.id}/${model}`,
        provider: key.name,
        source: 'person',
        known: knownModel(key.provider, model),
        open,
      }),
    );
  }

  /** A key that is not kept yet is tried the same way. Only an address that the person gave goes through the checked door. */
  function openWith(
    { provider, baseUrl }: Pick<EngineKey, 'provider' | 'baseUrl'>,
    key: string,
  ): Promise<Models> {
    if (baseUrl !== null) return openProvider({ provider, key, baseUrl, fetch: personFetch });
    const address = addresses[provider];
    return openProvider({ provider, key, fetch: providerFetch, ...(address ? { baseUrl: address } : {}) });
  }

  return {
    openWith,
    offersOf,
    async of(principal: string): Promise<Known> {
      if (bus.hasOtherNodes) return find(principal);
      const cached = cache.get(principal);
      if (cached && cached.until > Date.now()) return cached.known;
      const known = find(principal);
      cache.delete(principal);
      if (cache.size >= mostEntries) cache.delete(cache.keys().next().value!);
      cache.set(principal, { known, until: Date.now() + keptFor });
      known.catch(() => cache.delete(principal));
      return known;
    },
  };
}

/** To be told with every change of somebody's keys. */
export function publishKeysChanged(tx: Emitter, ownerId: string) {
  tx.emit(channel, keysChanged, { ownerId });
}
