import { AnswerText } from '#kit/ui/answer-text.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { SourceList } from '#kit/ui/source-list.tsx';
import { OpenTool, ToolSuggestions } from '#kit/ui/tool-suggestions.tsx';
import type { PandaExchange } from './use-ask-panda.ts';

interface PandaAnswerProps {
  asked: PandaExchange;
  onBack: () => void;
  onRetry: () => void;
  /** Someone follows a link of the answer. */
  onLeave: () => void;
}

const moods = { thinking: 'think', answered: 'idle', failed: 'sorry' } as const;

export function PandaAnswer({ asked, onBack, onRetry, onLeave }: PandaAnswerProps) {
  return (
    <div className="flex-1 overflow-y-auto p-5 sm:max-h-[min(60vh,28rem)]">
      <div className="flex items-start gap-4">
        <Panda mood={moods[asked.is]} size={56} />
        <div aria-live="polite" className="grid min-w-0 flex-1 gap-4">
          <p dir="auto" className="font-semibold wrap-anywhere">
            {asked.question}
          </p>
          {asked.is === 'thinking' && <p className="text-muted">Thinking...</p>}
          {asked.is === 'failed' && <p>No response. Your question is saved. Try again.</p>}
          {asked.is === 'answered' && (
            <>
              <AnswerText text={asked.answer.message} />
              {asked.answer.tool && <OpenTool tool={asked.answer.tool} onFollow={onLeave} />}
              {asked.answer.sources && <SourceList sources={asked.answer.sources} onFollow={onLeave} />}
              {asked.answer.suggestions && (
                <ToolSuggestions suggestions={asked.answer.suggestions} onFollow={onLeave} />
              )}
            </>
          )}
        </div>
      </div>
      {asked.is !== 'thinking' && (
        <div className="mt-5 flex flex-wrap gap-2">
          {asked.is === 'failed' && (
            <Button size="sm" onClick={onRetry}>
              Try again
            </Button>
          )}
          <Button variant="secondary" size="sm" onClick={onBack}>
            Back to the list
          </Button>
        </div>
      )}
    </div>
  );
}
