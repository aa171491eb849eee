import { AnswerText } from '#kit/ui/answer-text.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { SourceList } from '#kit/ui/source-list.tsx';
import { OpenTool } from '#kit/ui/tool-suggestions.tsx';
import type { Exchange } from './conversation.ts';

export type Answered = Extract<Exchange, { is: 'answered' }>;

export default function AnswerView({ answer }: { answer: Answered }) {
  return (
    <div className="grid min-h-24 animate-rise-in content-start gap-4">
      <AnswerText text={answer.message} topHeading={2} className="text-lg" />
      {answer.tool && <OpenTool tool={answer.tool} />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <SourceList sources={answer.sources} />
        <CopyButton value={answer.message} variant="ghost" className="-ml-4" />
      </div>
    </div>
  );
}
