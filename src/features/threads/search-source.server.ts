import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { href } from '#kit/href.ts';
import { everyone, type SearchSource } from '#kit/search/search-source.server.ts';
import { withoutMarks } from '#tools/export/without-marks.ts';
import { memberIds } from './queries.server.ts';
import { threadMessages, threads } from './table.server.ts';

/** The site finds a thread by what was said lately; older words are found inside it. */
const mostMessages = 200;

export const threadSearch: SearchSource = {
  id: 'thread',
  title: 'Threads',
  table: 'thread',
  async read({ db }, subjects) {
    const rows = await db
      .select()
      .from(threads)
      .where(and(inArray(threads.id, [...subjects]), isNull(threads.deletedAt)));
    return Promise.all(
      rows.map(async ({ id, title, visibility, hiddenAt, createdAt }) => {
        const isOpen = visibility === 'public' && hiddenAt === null;
        const said = await db
          .select({ text: threadMessages.text })
          .from(threadMessages)
          .where(
            and(
              eq(threadMessages.threadId, id),
              isNull(threadMessages.deletedAt),
              isOpen ? eq(threadMessages.membersOnly, false) : undefined,
            ),
          )
          .orderBy(desc(threadMessages.seq))
          .limit(mostMessages);
        return {
          subject: id,
          ownerId: null,
          readers: isOpen ? [everyone] : await memberIds(db, id),
          label: isOpen ? 'Public thread' : 'Thread',
          title,
          text: withoutMarks(
            said
              .map(({ text }) => text)
              .reverse()
              .join('\n\n'),
          ),
          href: href('/threads/:id', { id }),
          at: createdAt,
        };
      }),
    );
  },
};
