/** What came of a creation: who began with it and showed what they made, and so on, each with how it was liked and talked about. */
import { and, asc, inArray } from 'drizzle-orm';
import { isHeardBy } from '#kit/boundaries/boundaries.server.ts';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { readRipples } from './contract.ts';
import { beganWith } from './origin.server.ts';
import { authorColumns, makers, ofMaker } from './makers.server.ts';
import { isVisible, likesOf, commentsOf, remixesOf, remixOf } from './queries.server.ts';
import { galleryItems } from './table.server.ts';
import { seenItem, viewerOf } from './who.server.ts';

/** Deeper and wider nobody can follow a picture; the pages of the leaves go on. */
const deepest = 4;
const mostShown = 60;

export const rippleEndpoints = [
  implement(readRipples, async ({ params: { id } }, context) => {
    const root = await seenItem(context, context.db, id);
    const parents = new Map<string, string>();
    let ids = [root.id];
    for (let depth = 0; depth < deepest && ids.length > 0 && parents.size < mostShown; depth += 1) {
      const found = await remixesShown(context, ids, mostShown - parents.size);
      ids = [];
      for (const { id: child, from } of found)
        if (child !== root.id && !parents.has(child) && from) {
          parents.set(child, from);
          ids.push(child);
        }
    }
    const rows = await context.db
      .select({
        id: galleryItems.id,
        title: galleryItems.title,
        author: authorColumns,
        likes: likesOf,
        comments: commentsOf,
        uses: remixesOf,
        createdAt: galleryItems.createdAt,
      })
      .from(galleryItems)
      .innerJoin(makers, ofMaker)
      .where(inArray(galleryItems.id, [root.id, ...parents.keys()]))
      .orderBy(asc(galleryItems.id));
    const shown = rows.map((row) => row.id);
    const thanks = await context.things.thanksFor(context.db, 'creation', shown);
    const joins = await context.things.joinsBy(context.db, shown);
    const lineage = await context.deeds.lineage(context, 'creation', root.id, viewerOf(context)?.id);
    return {
      cameFrom: lineage.filter((one) => one.id !== root.id),
      nodes: rows.map((row) => ({
        ...row,
        from: parents.get(row.id) ?? null,
        thanks: thanks.get(row.id) ?? 0,
        joins: joins.get(row.id) ?? 0,
      })),
      isWhole: parents.size < mostShown,
    };
  }),
];

/** Creations that began with one of these, as far as the reader sees them. */
function remixesShown(context: Context, ids: readonly string[], most: number) {
  return context.db
    .select({ id: galleryItems.id, from: remixOf })
    .from(galleryItems)
    .innerJoin(makers, ofMaker)
    .where(and(isVisible(context), isHeardBy(viewerOf(context)?.id, galleryItems.ownerId), beganWith(ids)))
    .orderBy(asc(galleryItems.id))
    .limit(most);
}
