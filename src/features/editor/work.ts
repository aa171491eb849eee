import { defineWork } from '#tools/work/work-kind.ts';
import type { RichContent } from './document/content.ts';

export const documentWork = defineWork<RichContent>({
  id: 'rich-text',
  title: 'Document',
  page: '/ai/text-editor',
});
