/** A piece of music as a result, and as a work that people go on editing. */
import { defineKind, editedAs } from '#tools/kinds/kind.ts';
import { defineWork } from '#tools/work/work-kind.ts';
import type { Piece } from './piece.ts';

export const musicWork = defineWork<Piece>({ id: 'music', title: 'Piece', page: '/v2/music-studio' });

export const musicKind = defineKind<Piece>({
  id: 'music',
  title: 'Music',
  editedAs: editedAs(musicWork, ({ output }) => output.data),
});
