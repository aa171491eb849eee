import { AnswerText } from '#kit/ui/answer-text.tsx';
import type { ViewedWork } from '../work-table.ts';
import type { TextContent } from './text-content.ts';

export default function TextWorkViewer({ content }: ViewedWork<TextContent>) {
  return (
    <div dir="auto">
      <AnswerText text={content.text} topHeading={2} />
    </div>
  );
}
