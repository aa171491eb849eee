import { and, desc, eq, gte, isNull } from 'drizzle-orm';
import { href } from '#kit/href.ts';
import type { OwnThings } from '#social/people/own-things.server.ts';
import { documentAddress } from './quote-link.ts';
import { documents } from './table.server.ts';

/** What someone brought to read. */
export const documentsRead: OwnThings = {
  kind: 'document',
  async list({ db }, { ownerId, since, most }) {
    const rows = await db
      .select({ id: documents.id, title: documents.name, at: documents.createdAt })
      .from(documents)
      .where(
        and(eq(documents.ownerId, ownerId), isNull(documents.deletedAt), gte(documents.createdAt, since)),
      )
      .orderBy(desc(documents.id))
      .limit(most);
    return rows.map(({ id, title, at }) => ({
      title,
      href: documentAddress(href('/document-analyzer'), id, { page: 1 }),
      at,
    }));
  },
};
