import { and, asc, eq, isNull } from 'drizzle-orm';
import { href } from '#kit/href.ts';
import type { DeedKind } from '#social/people/deed.server.ts';
import { documentAddress } from './quote-link.ts';
import { documents } from './table.server.ts';

/** Documents that someone brought and that were read to their end. */
export const documentDeeds: DeedKind = {
  kind: 'document',
  async find({ db }, { ownerId, most }) {
    const rows = await db
      .select({ id: documents.id, title: documents.name, at: documents.createdAt, isDemo: documents.isDemo })
      .from(documents)
      .where(and(eq(documents.ownerId, ownerId), isNull(documents.deletedAt), eq(documents.state, 'ready')))
      .orderBy(asc(documents.id))
      .limit(most);
    return rows.map(({ id, title, at, isDemo }) => ({
      id,
      at,
      title,
      href: documentAddress(href('/document-analyzer'), id, { page: 1 }),
      facts: { isDemo },
    }));
  },
};
