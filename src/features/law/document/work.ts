import { defineWork } from '#tools/work/work-kind.ts';
import type { LawContent } from './content.ts';

/** Never in search, the gallery or a feed: it names people, sums and quarrels. */
export const lawWork = defineWork<LawContent>({
  id: 'legal-document',
  title: 'Legal document',
  page: '/lawyer',
  isPrivate: true,
});
