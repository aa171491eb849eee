import { AnswerText } from '#kit/ui/answer-text.tsx';
import type { ViewedWork } from '#tools/work/work-table.ts';
import type { RichContent } from '../document/content.ts';
import { toMarkdown } from '../export/to-markdown.ts';

/** A document to read, without what is only suggested and without the editor. */
export default function DocumentViewer({ content }: ViewedWork<RichContent>) {
  return (
    <div dir="auto">
      <AnswerText text={toMarkdown(content.doc)} topHeading={2} />
    </div>
  );
}
