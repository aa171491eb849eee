import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { ownerFor } from '#kit/businesses/act-for.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { makers, ofMaker } from '../makers.server.ts';
import { commentsOf, likesOf, remixesOf } from '../queries.server.ts';
import { galleryItems, galleryViews } from '../table.server.ts';
import { seenItem, viewerOf } from '../who.server.ts';
import { countView, ownStatistics, statisticsDays } from './contract.ts';
import { createOnceADay } from './once-a-day.server.ts';

const pageSize = 25;
const seenToday = createOnceADay();

const viewsOf = sql<number>`(select coalesce(sum(v.count), 0)::int from gallery_view v where v.item_id = ${galleryItems.id})`;
const collectionsOf = sql<number>`(select count(*)::int from collection_item h inner join collection c on c.id = h.collection_id
  where h.item_id = ${galleryItems.id} and c.is_public and c.hidden_at is null and c.owner_id <> ${galleryItems.ownerId})`;

export const statisticsEndpoints = [
  implement(countView, async ({ params: { id } }, context) => {
    const { db, address } = context;
    const today = dayOf(context.clock.now());
    const item = await seenItem(context, db, id);
    const viewer = viewerOf(context);
    const who = viewer?.id ?? address;
    if (viewer?.id !== item.ownerId && seenToday.isFirst(who, id, today))
      await db
        .insert(galleryViews)
        .values({ itemId: id, day: today, count: 1 })
        .onConflictDoUpdate({
          target: [galleryViews.itemId, galleryViews.day],
          set: { count: sql`${galleryViews.count} + 1` },
        });
    return { success: true } as const;
  }),

  implement(ownStatistics, async ({ query: { before } }, context) => {
    const { db, caller, things, clock } = context;
    const now = clock.now();
    const isOwn = eq(galleryItems.ownerId, ownerFor(caller));
    const rows = await db
      .select({
        id: galleryItems.id,
        title: galleryItems.title,
        views: viewsOf,
        likes: likesOf,
        comments: commentsOf,
        uses: remixesOf,
        collections: collectionsOf,
      })
      .from(galleryItems)
      // Joined, so that the columns of the counts are named with their table.
      .innerJoin(makers, ofMaker)
      .where(
        and(
          isOwn,
          context.subjects.isThere(galleryItems.subjectKind, galleryItems.subjectId),
          before ? lt(galleryItems.id, before) : undefined,
        ),
      )
      .orderBy(desc(galleryItems.id))
      .limit(pageSize + 1);
    const page = rows.slice(0, pageSize);
    const thanks = await things.thanksFor(
      db,
      'creation',
      page.map(({ id }) => id),
    );
    const since = dayBefore(now, statisticsDays);
    const counted = await db
      .select({ day: galleryViews.day, views: sql<number>`sum(${galleryViews.count})::int` })
      .from(galleryViews)
      .innerJoin(galleryItems, eq(galleryItems.id, galleryViews.itemId))
      .where(and(isOwn, gt(galleryViews.day, since)))
      .groupBy(galleryViews.day);
    const byDay = new Map(counted.map(({ day, views }) => [day, views]));
    return {
      items: page.map((row) => ({ ...row, thanks: thanks.get(row.id) ?? 0 })),
      next: rows.length > pageSize ? page.at(-1)!.id : null,
      days: Array.from({ length: statisticsDays }, (_, index) => {
        const day = dayBefore(now, statisticsDays - 1 - index);
        return { day, views: byDay.get(day) ?? 0 };
      }),
    };
  }),
];

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const dayBefore = (now: Date, days: number) => dayOf(new Date(now.getTime() - days * 86_400_000));
