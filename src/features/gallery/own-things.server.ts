/** What someone did in the gallery, for their own journey; what they added to it is told by the pulse. */
import { and, desc, eq, gte, isNull } from 'drizzle-orm';
import { isHeardBy } from '#kit/boundaries/boundaries.server.ts';
import { href } from '#kit/href.ts';
import type { OwnThings } from '#social/people/own-things.server.ts';
import { makers, ofMaker } from './makers.server.ts';
import { isVisible } from './queries.server.ts';
import { collections, galleryComments, galleryItems } from './table.server.ts';

export const collectionsMade: OwnThings = {
  kind: 'collection',
  async list({ db }, { ownerId, since, most }) {
    const rows = await db
      .select({ id: collections.id, title: collections.title, at: collections.createdAt })
      .from(collections)
      .where(and(eq(collections.ownerId, ownerId), gte(collections.createdAt, since)))
      .orderBy(desc(collections.id))
      .limit(most);
    return rows.map(({ id, ...made }) => ({ ...made, href: href('/collections/:id', { id }) }));
  },
};

export const commentsMade: OwnThings = {
  kind: 'comment',
  async list(services, { ownerId, since, most }) {
    const rows = await services.db
      .select({ id: galleryItems.id, title: galleryItems.title, at: galleryComments.createdAt })
      .from(galleryComments)
      .innerJoin(galleryItems, eq(galleryItems.id, galleryComments.itemId))
      .innerJoin(makers, ofMaker)
      .where(
        and(
          eq(galleryComments.ownerId, ownerId),
          isNull(galleryComments.deletedAt),
          isNull(galleryComments.hiddenAt),
          gte(galleryComments.createdAt, since),
          isVisible(services),
          isHeardBy(ownerId, galleryItems.ownerId),
        ),
      )
      .orderBy(desc(galleryComments.id))
      .limit(most);
    return rows.map(({ id, ...said }) => ({ ...said, href: href('/gallery/:id', { id }) }));
  },
};
