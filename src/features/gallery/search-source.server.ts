import { and, inArray, isNull } from 'drizzle-orm';
import { href } from '#kit/href.ts';
import { everyone, type SearchSource } from '#kit/search/search-source.server.ts';
import { withoutMarks } from '#tools/export/without-marks.ts';
import { textToFind } from '#tools/run/run-search.server.ts';
import { makers, ofMaker } from './makers.server.ts';
import { galleryItems } from './table.server.ts';

/** What members show to everyone. */
export const creationSearch: SearchSource = {
  id: 'creation',
  title: 'Creations',
  table: 'gallery_item',
  async read({ db, runs, subjects: kinds }, subjects) {
    const items = await db
      .select({ item: galleryItems })
      .from(galleryItems)
      .innerJoin(makers, ofMaker)
      .where(
        and(
          inArray(galleryItems.id, [...subjects]),
          isNull(galleryItems.hiddenAt),
          kinds.isThere(galleryItems.subjectKind, galleryItems.subjectId),
          isNull(makers.suspendedAt),
        ),
      );
    return items.map(({ item: { id, ownerId, tool, title, caption, tags, input, output, createdAt } }) => ({
      subject: id,
      ownerId,
      readers: [everyone],
      label: runs.titleOf(tool),
      title,
      text: withoutMarks(textToFind({ title: caption, input: { tags: tags.join(', '), ...input }, output })),
      href: href('/gallery/:id', { id }),
      at: createdAt,
    }));
  },
};
