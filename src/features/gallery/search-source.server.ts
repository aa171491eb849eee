import { and, inArray, isNull } from 'drizzle-orm';
import { href } from '#kit/href.ts';
import { everyone, type SearchSource } from '#kit/search/search-source.server.ts';
import { textToFind } from '#tools/run/run-search.server.ts';
import { galleryItems } from './table.server.ts';

/** What members show to everyone. */
export const creationSearch: SearchSource = {
  id: 'creation',
  title: 'Creations',
  table: 'gallery_item',
  async read({ db, runs }, subjects) {
    const items = await db
      .select()
      .from(galleryItems)
      .where(and(inArray(galleryItems.id, [...subjects]), isNull(galleryItems.hiddenAt)));
    return items.map(({ id, ownerId, tool, title, caption, tags, input, output, createdAt }) => ({
      subject: id,
      ownerId,
      readers: [everyone],
      label: runs.titleOf(tool),
      title,
      text: textToFind({ title: caption, input: { tags: tags.join(', '), ...input }, output }),
      href: href('/gallery/:id', { id }),
      at: createdAt,
    }));
  },
};
