/** A document written in steps. */
import { defineKind } from '#tools/kinds/kind.ts';
import { editedAsText } from '#tools/work/kinds/text-work.ts';
import type { DraftData } from './data.ts';

export const draftKind = defineKind<DraftData>({
  id: 'draft',
  title: 'Draft',
  readable: true,
  editedAs: editedAsText,
});
