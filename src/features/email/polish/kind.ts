import { defineKind } from '#tools/kinds/kind.ts';
import { editedAsText } from '#tools/work/kinds/text-work.ts';
import type { PolishData } from './data.ts';

export const polishKind = defineKind<PolishData>({
  id: 'polish',
  title: 'Polished text',
  readable: true,
  editedAs: editedAsText,
});
