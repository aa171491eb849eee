import { defineKind } from '#tools/kinds/kind.ts';
import { editedAsText } from '#tools/work/kinds/text-work.ts';
import type { OverviewData } from './data.ts';

export const overviewKind = defineKind<OverviewData>({
  id: 'document-overview',
  title: 'Document overview',
  readable: true,
  // Its own sentences, without the headings of the overview and the places where they stand.
  summary({ document, outline, summary, keyPoints }) {
    const text = [...summary, ...keyPoints].map((sentence) => sentence.text.trim()).join('\n');
    const title = outline[0]?.text.trim() || document.name.replace(/\.\w{1,5}$/, '');
    return text === '' ? undefined : { title, text };
  },
  editedAs: editedAsText,
});
