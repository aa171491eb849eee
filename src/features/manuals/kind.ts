/** A manual as a kind of result, and as a kind of work that people go on editing. */
import { defineKind, editedAs } from '#tools/kinds/kind.ts';
import { defineWork } from '#tools/work/work-kind.ts';
import { href } from '#kit/href.ts';
import type { Manual } from './manual.ts';

const sharePath = ({ secret }: { secret: string }) => href('/product-manuals/:id', { id: secret });

export const manualWork = defineWork<Manual>({
  id: 'manual',
  title: 'Manual',
  page: '/product-manuals',
  sharePath,
});

export const manualKind = defineKind<Manual>({
  id: 'manual',
  title: 'Manual',
  readable: true,
  sharePath,
  editedAs: editedAs(manualWork, ({ output }) => output.data),
});
