/** All help there is, whatever its source, and the index over it. */
import type { Services } from '#kit/services.server.ts';
import type { HelpArticle } from './article.ts';
import { helpGroups } from './groups.ts';
import { createHelpIndex, type HelpIndex } from './help-index.ts';
import type { HelpSource } from './source.server.ts';

interface Shelves {
  articles: readonly HelpArticle[];
  index: HelpIndex;
}

export interface HelpLibrary {
  open(services: Services): Promise<Shelves>;
}

export function createHelpLibrary(sources: readonly HelpSource[]): HelpLibrary {
  let parts: (readonly HelpArticle[])[] = [];
  let shelves: Shelves | undefined;
  return {
    async open(services) {
      const now = await Promise.all(sources.map((source) => source.articles(services)));
      if (!shelves || now.some((articles, index) => articles !== parts[index])) {
        parts = now;
        const articles = now.flat().sort(byPlace);
        shelves = { articles, index: createHelpIndex(articles) };
      }
      return shelves;
    },
  };
}

function byPlace(a: HelpArticle, b: HelpArticle) {
  return helpGroups.indexOf(a.group) - helpGroups.indexOf(b.group) || a.order - b.order;
}
