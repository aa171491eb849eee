import { defineKind } from '#tools/kinds/kind.ts';
import type { GridData } from './data.ts';

export const gridKind = defineKind<GridData>({
  id: 'document-grid',
  title: 'Field table',
  readable: true,
});
