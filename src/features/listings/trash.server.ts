import { and, eq, isNotNull } from 'drizzle-orm';
import type { TrashKind } from '#kit/trash/trash.server.ts';
import { dropPhotos } from './photos.server.ts';
import { listings } from './table.server.ts';

export const listingTrash: TrashKind = {
  kind: 'listing',
  async restore(tx, id) {
    await tx.update(listings).set({ deletedAt: null }).where(eq(listings.id, id));
  },
  async purge({ db }, id) {
    await dropPhotos(db, id);
    await db.delete(listings).where(and(eq(listings.id, id), isNotNull(listings.deletedAt)));
  },
};
