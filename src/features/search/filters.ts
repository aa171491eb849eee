/** Where search looks. */
import type { OutsideFilter } from '#kit/sources/source.ts';

export const searchFilters = ['web', 'news', 'academic', 'discussions', 'pictures', 'site', 'mine'] as const;
export type SearchFilter = (typeof searchFilters)[number];

export const filterWords: Record<SearchFilter, string> = {
  web: 'Web',
  news: 'News',
  academic: 'Academic',
  discussions: 'Discussions',
  pictures: 'Pictures',
  site: 'This site',
  mine: 'My documents',
};

interface Looking {
  /** Null: nobody outside is asked. */
  outside: OutsideFilter | null;
  site: boolean;
  mine: boolean;
  /** Whether built-in sources are searched. */
  books: boolean;
}

export const looksIn: Record<SearchFilter, Looking> = {
  web: { outside: 'web', site: true, mine: true, books: true },
  news: { outside: 'news', site: false, mine: false, books: false },
  academic: { outside: 'academic', site: false, mine: false, books: false },
  discussions: { outside: 'discussions', site: true, mine: false, books: false },
  pictures: { outside: 'pictures', site: false, mine: false, books: false },
  site: { outside: null, site: true, mine: false, books: false },
  mine: { outside: null, site: false, mine: true, books: false },
};
