/** Pages by what they are for: "make my text shorter" is a summary, though neither word stands on the page. */
import { everyone, type SearchSource } from '#kit/search/search-source.server.ts';
import { pageDescriptions } from '../page-descriptions.ts';
import { isBuilt, plainAddress } from '../page-row.ts';
import { pages } from '../pages.ts';

const unchanging = new Date(0);

export const pageSearch: SearchSource = {
  id: 'page',
  title: 'Pages',
  read: () => Promise.resolve([]),
  fixed: () =>
    pages.flatMap((row) => {
      const { id, title } = row;
      const href = plainAddress(row.path);
      const isOpen = isBuilt(row) && !row.noindex && !row.devOnly && row.access !== 'admin';
      if (!isOpen || href === null) return [];
      const facts = { ownerId: null, readers: [everyone], label: 'Page', at: unchanging };
      return [{ subject: id, title, text: pageDescriptions[id]!, href, ...facts }];
    }),
};
