/** Share links outlive whoever made them for a business. Its admins see those that nobody within answers for, and end them. */
import { inArray } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement, type Implementation } from '#kit/http/implement.server.ts';
import { listLeftShares, removeShares } from '#tools/share/queries.server.ts';
import { linksById } from '#tools/share/server.ts';
import { note } from './audit.server.ts';
import { endLeftLink, endLeftLinks, listLeftLinks } from './contract.ts';
import { mustStillBe } from './people.server.ts';
import { holdBusiness, listPeople } from './queries.server.ts';

export const linkEndpoints: Implementation[] = [
  implement(listLeftLinks, async (_, context) => {
    const rows = await leftLinks(context.db, context.caller.business!.id);
    const makers = new Map(rows.map(({ id, createdBy }) => [id, createdBy]));
    const names = await namesOf(
      context.db,
      rows.flatMap(({ createdBy }) => createdBy ?? []),
    );
    const shown = await linksById(
      context,
      rows.map(({ id }) => id),
    );
    return {
      items: shown
        .toSorted((a, b) => b.id.localeCompare(a.id))
        .map((link) => {
          const id = makers.get(link.id) ?? null;
          const name = id && names.get(id);
          return { ...link, by: id && name ? { id, name } : null };
        }),
    };
  }),

  implement(endLeftLink, async ({ params: { id: linkId } }, context) => {
    const { id } = context.caller.business!;
    await context.bus.transact(async (tx) => {
      await holdBusiness(tx, id);
      await mustStillBe(tx, context, 'admin');
      const isLeft = (await leftLinks(tx, id)).some((one) => one.id === linkId);
      if (!isLeft || (await removeShares(tx, { ownerId: id, ids: [linkId] })) === 0)
        throw new AppError('not_found:share');
      await note(tx, context, id, 'business.end-links', { count: 1 });
    });
    return { success: true } as const;
  }),

  implement(endLeftLinks, async ({ body: { by } }, context) => {
    const { id } = context.caller.business!;
    const ended = await context.bus.transact(async (tx) => {
      await holdBusiness(tx, id);
      await mustStillBe(tx, context, 'admin');
      const left = (await leftLinks(tx, id)).filter(({ createdBy }) => by === undefined || createdBy === by);
      const count = await removeShares(tx, { ownerId: id, ids: left.map((one) => one.id) });
      if (count > 0) await note(tx, context, id, 'business.end-links', { count });
      return count;
    });
    return { ended };
  }),
];

async function leftLinks(db: Queryable, businessId: string) {
  const people = await listPeople(db, businessId);
  return listLeftShares(db, {
    ownerId: businessId,
    within: people.map(({ member }) => member.memberId),
  });
}

async function namesOf(db: Queryable, ids: string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
