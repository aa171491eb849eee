import { defineKind } from '#tools/kinds/kind.ts';
import { editedAsText } from '#tools/work/kinds/text-work.ts';
import type { ResearchData } from './data.ts';

export const researchKind = defineKind<ResearchData>({
  id: 'research',
  title: 'Research',
  readable: true,
  editedAs: editedAsText,
});
