import { defineKind } from '#tools/kinds/kind.ts';
import type { ReadAloud } from './data.ts';

export const readAloudKind = defineKind<ReadAloud>({
  id: 'read-aloud',
  title: 'Read aloud',
});
