import { defineKind } from '#tools/kinds/kind.ts';
import { editedAsText } from '#tools/work/kinds/text-work.ts';
import type { ComparisonData } from './data.ts';

export const comparisonKind = defineKind<ComparisonData>({
  id: 'document-comparison',
  title: 'Comparison',
  readable: true,
  editedAs: editedAsText,
});
