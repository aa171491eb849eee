/** The real help articles behind the interface that Bamboo is lent, for its tests. */
import path from 'node:path';
import { createHelpIndex, isLikely } from '#features/assistant/help/help-index.ts';
import { passageOf } from '#features/assistant/help/passage.ts';
import { folderSource } from '#features/assistant/help/source.server.ts';
import type { Services } from '#kit/services.server.ts';
import type { Library } from './expert.ts';

export async function helpLibrary(): Promise<Library> {
  const folder = path.resolve(import.meta.dirname, '../../../content/help');
  const index = createHelpIndex(await folderSource(folder).articles({} as Services));
  return {
    async search(question, options) {
      return index
        .find({ question, ...options })
        .slice(0, 5)
        .map((hit) => ({
          title: hit.article.title,
          url: `/support?article=${hit.article.slug}`,
          text: passageOf(hit.article, question, index),
          score: isLikely(hit) ? hit.coverage : 0,
        }));
    },
  };
}
