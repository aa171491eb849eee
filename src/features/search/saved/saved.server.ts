import { and, desc, eq } from 'drizzle-orm';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { ownerIdIfKnown } from '#kit/principals/owner-id-if-known.server.ts';
import { listSavedSearches, mostSaved, removeSavedSearch, saveSearch } from '../contract.ts';
import { addressOf, askedIn } from '../search-address.ts';
import { savedSearches } from './table.server.ts';

type Row = typeof savedSearches.$inferSelect;

const present = ({ id, address }: Row) => ({
  id,
  address,
  q: new URLSearchParams(address).get('q') ?? '',
  filter: askedIn(new URLSearchParams(address))?.filter ?? 'web',
});

export const savedSearchEndpoints = [
  implement(listSavedSearches, async (_, context) => {
    const ownerId = await ownerIdIfKnown(context);
    if (!ownerId) return { items: [] };
    const own = eq(savedSearches.ownerId, ownerId);
    const rows = await context.db.select().from(savedSearches).where(own).orderBy(desc(savedSearches.id));
    return { items: rows.map(present) };
  }),

  implement(saveSearch, async ({ body }, context) => {
    const ownerId = await context.principal();
    const address = addressOf(body);
    return context.bus.transact(async (tx) => {
      await holdOwner(tx, ownerId);
      const own = await tx.select().from(savedSearches).where(eq(savedSearches.ownerId, ownerId));
      const known = own.find((row) => row.address === address);
      if (known) return present(known);
      if (own.length >= mostSaved)
        throw new AppError('conflict:saved-searches', {
          message: `You can save at most ${mostSaved} searches. Remove one first.`,
        });
      const [made] = await tx.insert(savedSearches).values({ ownerId, address }).returning();
      return present(made!);
    });
  }),

  implement(removeSavedSearch, async ({ params: { id } }, context) => {
    const ownerId = await ownerIdIfKnown(context);
    const gone = ownerId
      ? await context.db
          .delete(savedSearches)
          .where(and(eq(savedSearches.id, id), eq(savedSearches.ownerId, ownerId)))
          .returning({ id: savedSearches.id })
      : [];
    if (gone.length === 0) throw new AppError('not_found:saved-search');
    return { success: true } as const;
  }),
];
