import { defineKind } from '#tools/kinds/kind.ts';
import { editedAsText } from '#tools/work/kinds/text-work.ts';
import type { WritingData } from './data.ts';

export const writingKind = defineKind<WritingData>({
  id: 'writing',
  title: 'Writing',
  readable: true,
  editedAs: editedAsText,
});
