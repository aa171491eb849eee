import { href } from '#kit/href.ts';
import { defineKind } from '#tools/kinds/kind.ts';
import type { PictureData } from './data.ts';

export const pictureKind = defineKind<PictureData>({
  id: 'picture',
  title: 'Picture',
  pictures: ({ pictures }) => pictures,
  sharePath: ({ secret }) => href('/images/share/:id', { id: secret }),
});
