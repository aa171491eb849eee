/** What a creation began with, where whoever made it began with another's. */
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { isHeardBy } from '#kit/boundaries/boundaries.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { href } from '#kit/href.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import { authorColumns, makers, ofMaker } from './makers.server.ts';
import { isVisible, remixOf, type Needs } from './queries.server.ts';
import { galleryItems } from './table.server.ts';

const { id, ownerId, title } = galleryItems;

/** As far as this reader may see it. */
export async function originOf(
  needs: Needs & { db: Queryable },
  item: { remixOf: string | null },
  reader: string | undefined,
) {
  if (!item.remixOf) return null;
  const [row] = await needs.db
    .select({ id, title, author: authorColumns })
    .from(galleryItems)
    .innerJoin(makers, ofMaker)
    .where(and(isVisible(needs), eq(id, item.remixOf), isHeardBy(reader, ownerId)));
  return row ?? null;
}

/** Creations that began with some of these. */
export const beganWith = (ids: readonly string[]) => {
  const origins = sql`any(${sql.param([...ids])}::uuid[])`;
  return inArray(
    id,
    sql`(select g.id from run r inner join gallery_item g on g.subject_kind = 'run' and g.subject_id = r.id
        where r.remix_of = ${origins}
      union all select g.id from run r inner join work w on w.run_id = r.id
        inner join gallery_item g on g.subject_kind = 'work' and g.subject_id = w.id
        where r.remix_of = ${origins})`,
  );
};

/** Whoever made the origin hears of it once for each person who shows something that began with it. */
export async function notifyOriginalMaker(tx: BusTransaction, context: MemberContext, itemId: string) {
  const [item] = await tx
    .select({ ownerId, title, remixOf, author: authorColumns })
    .from(galleryItems)
    .innerJoin(makers, ofMaker)
    .where(eq(id, itemId));
  if (!item?.remixOf) return;
  const [origin] = await tx
    .select({ id, ownerId, title })
    .from(galleryItems)
    .innerJoin(makers, ofMaker)
    .where(and(isVisible(context), eq(id, item.remixOf), ne(ownerId, item.ownerId)));
  if (!origin) return;
  const before = and(eq(ownerId, item.ownerId), ne(id, itemId), beganWith([origin.id]));
  if ((await tx.$count(galleryItems, before)) > 0) return;
  const { isBusiness, name } = item.author;
  await notify(tx, context, {
    ownerId: origin.ownerId,
    // Whom people muted are people: of a business nobody is named.
    ...(isBusiness ? {} : { from: context.caller.user.id }),
    kind: 'gallery.remixed',
    gathered: true,
    data: {
      title: `${name} remixed “${origin.title}”`,
      text: `They published “${item.title}”, crediting yours.`,
      path: href('/ripples', { of: origin.id }),
    },
  });
}
