/** What was read in a picture, as a kind of result. */
import { defineKind } from '#tools/kinds/kind.ts';
import { editedAsText } from '#tools/work/kinds/text-work.ts';
import type { LensData } from './data.ts';

export const lensKind = defineKind<LensData>({
  id: 'lens',
  title: 'Picture',
  readable: true,
  pictures: ({ picture }) => (picture ? [{ file: picture.file, description: '' }] : []),
  editedAs: editedAsText,
});
