import { CrisisNotice } from '#kit/crisis/crisis-notice.tsx';
import { AnswerText } from '#kit/ui/answer-text.tsx';
import { cn } from '#kit/ui/cn.ts';
import { SourceList } from '#kit/ui/source-list.tsx';
import { OpenTool, ToolSuggestions } from '#kit/ui/tool-suggestions.tsx';
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx';
import type { Message } from './assistant-state.ts';

/** What a person wrote is shown as they wrote it; an answer with its lists, marks and links. Nothing in either can run. */
export function ChatMessage({ message, onLeave }: { message: Message; onLeave: () => void }) {
  const isOwn = message.role === 'user';
  const words = (
    <div
      data-message={message.id}
      className={cn(
        'grid max-w-[92%] gap-2 rounded-lg px-3.5 py-2.5',
        isOwn
          ? 'justify-self-end rounded-br-sm bg-bamboo-soft'
          : 'justify-self-start rounded-bl-sm bg-sunken',
      )}
    >
      <VisuallyHidden>{isOwn ? 'You: ' : 'The panda: '}</VisuallyHidden>
      {isOwn ? (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {message.content}
        </p>
      ) : (
        <AnswerText text={message.content} />
      )}
      {message.tool && <OpenTool tool={message.tool} onFollow={onLeave} />}
      {message.sources && <SourceList sources={message.sources} onFollow={onLeave} />}
      {message.suggestions && <ToolSuggestions suggestions={message.suggestions} onFollow={onLeave} />}
    </div>
  );
  if (!isOwn) return words;
  return (
    <>
      {words}
      <CrisisNotice text={message.content} />
    </>
  );
}
