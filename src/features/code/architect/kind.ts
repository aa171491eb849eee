/** An architecture as a kind of result, and as a kind of work that people go on editing. */
import { defineKind, editedAs } from '#tools/kinds/kind.ts';
import { defineWork } from '#tools/work/work-kind.ts';
import type { Architecture } from './architecture.ts';

export const architectureWork = defineWork<Architecture>({
  id: 'architecture',
  title: 'Architecture',
  page: '/v2/code-architect',
});

export const architectureKind = defineKind<Architecture>({
  id: 'architecture',
  title: 'Architecture',
  readable: true,
  editedAs: editedAs(architectureWork, ({ output }) => output.data),
});
