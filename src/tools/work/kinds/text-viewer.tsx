import { AnswerText } from '#kit/ui/answer-text.tsx';
import type { ViewedWork } from '../work-table.ts';
import type { TextContent } from './text-content.ts';

export default function TextWorkViewer({ content }: ViewedWork) {
  return (
    <div dir="auto">
      <AnswerText text={(content as TextContent).text} topHeading={2} />
    </div>
  );
}
