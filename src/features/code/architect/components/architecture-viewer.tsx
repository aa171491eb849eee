import { AnswerText } from '#kit/ui/answer-text.tsx';
import type { ViewedWork } from '#tools/work/work-table.ts';
import type { Architecture } from '../architecture.ts';
import { writeDocument } from '../write-document.ts';

export default function ArchitectureViewer({ content }: ViewedWork<Architecture>) {
  const text = writeDocument('', content);
  return text ? <AnswerText text={text} topHeading={2} /> : <p className="text-muted">Nothing here yet.</p>;
}
