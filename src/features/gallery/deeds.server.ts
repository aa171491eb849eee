/** What people did in the gallery, and where a creation comes from. */
import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm';
import { isHeardBy } from '#kit/boundaries/boundaries.server.ts';
import { href } from '#kit/href.ts';
import type { DeedKind, Generation, Lineage } from '#social/people/deed.server.ts';
import { makers, ofMaker } from './makers.server.ts';
import { isVisible, remixOf } from './queries.server.ts';
import { collectionItems, collections, galleryItems, galleryLikes } from './table.server.ts';

const addressOf = (id: string) => href('/gallery/:id', { id });

export const creationDeeds: DeedKind = {
  kind: 'creation',
  async find(services, { ownerId, most }) {
    const rows = await services.db
      .select({
        id: galleryItems.id,
        at: galleryItems.createdAt,
        title: galleryItems.title,
        tool: galleryItems.tool,
        remixOf,
      })
      .from(galleryItems)
      .innerJoin(makers, ofMaker)
      .where(and(isVisible(services), eq(galleryItems.ownerId, ownerId)))
      .orderBy(asc(galleryItems.id))
      .limit(most);
    return rows.map(({ id, at, title, tool, remixOf: origin }) => ({
      id,
      at,
      title,
      href: addressOf(id),
      facts: { tool, isRemix: origin !== null },
    }));
  },
};

/** Likes for what others made: one's own do not count. */
export const likeDeeds: DeedKind = {
  kind: 'like',
  async find(services, { ownerId, most }) {
    const rows = await services.db
      .select({
        id: galleryItems.id,
        at: galleryLikes.createdAt,
        title: galleryItems.title,
        isOwn: sql<boolean>`${galleryItems.ownerId} = ${ownerId}`,
      })
      .from(galleryLikes)
      .innerJoin(galleryItems, eq(galleryItems.id, galleryLikes.itemId))
      .innerJoin(makers, ofMaker)
      .where(and(isVisible(services), eq(galleryLikes.ownerId, ownerId)))
      .orderBy(asc(galleryLikes.createdAt))
      .limit(most);
    return rows.map(({ id, at, title, isOwn }) => ({ id, at, title, href: addressOf(id), facts: { isOwn } }));
  },
};

/** Collections that were filled by hand. */
export const collectionDeeds: DeedKind = {
  kind: 'collection',
  async find({ db }, { ownerId, most }) {
    const rows = await db
      .select({
        id: collections.id,
        at: collections.changedAt,
        title: collections.title,
        isPublic: collections.isPublic,
        items: count(),
      })
      .from(collections)
      .innerJoin(collectionItems, eq(collectionItems.collectionId, collections.id))
      .where(and(eq(collections.ownerId, ownerId), isNull(collections.hiddenAt)))
      .groupBy(collections.id)
      .having(gt(count(), 0))
      .orderBy(asc(collections.id))
      .limit(most);
    return rows.map(({ id, at, title, isPublic, items }) => ({
      id,
      at,
      title,
      href: href('/collections/:id', { id }),
      facts: { items, isPublic },
    }));
  },
};

/** Further back nobody follows. */
const mostGenerations = 5;

export const creationLineage: Lineage = {
  kind: 'creation',
  async read(services, id, reader) {
    const found: Generation[] = [];
    for (let next: string | null = id; next && found.length < mostGenerations;) {
      const [row] = await services.db
        .select({
          id: galleryItems.id,
          title: galleryItems.title,
          tool: galleryItems.tool,
          by: makers.name,
          remixOf,
        })
        .from(galleryItems)
        .innerJoin(makers, ofMaker)
        .where(and(isVisible(services), eq(galleryItems.id, next), isHeardBy(reader, galleryItems.ownerId)));
      if (!row || found.some((one) => one.id === row.id)) break;
      const { remixOf: origin, ...generation }: Generation & { remixOf: string | null } = row;
      found.unshift(generation);
      next = origin;
    }
    return found;
  },
};
