/** A set as a kind of result, and as a kind of work that people go on editing. */
import { defineKind, editedAs } from '#tools/kinds/kind.ts';
import { defineWork } from '#tools/work/work-kind.ts';
import type { StudioSet } from './set.ts';

export const setWork = defineWork<StudioSet>({
  id: 'studio-set',
  title: 'Content set',
  page: '/v2/content-creation-studio',
});

export const setKind = defineKind<StudioSet>({
  id: 'studio-set',
  title: 'Content set',
  readable: true,
  editedAs: editedAs(setWork, ({ output }) => output.data),
});
