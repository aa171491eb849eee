import { href } from '#kit/href.ts';
import { defineKind } from '#tools/kinds/kind.ts';
import { editedAsText } from '#tools/work/kinds/text-work.ts';
import type { SearchData } from './data.ts';
import { shareSlug } from './share-slug.ts';

export const searchKind = defineKind<SearchData>({
  id: 'search',
  title: 'Search',
  readable: true,
  sharePath: ({ title, secret }) => href('/search/*', { '*': `${shareSlug(title)}/${secret}` }),
  editedAs: editedAsText,
});
