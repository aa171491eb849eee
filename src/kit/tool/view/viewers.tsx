/** One viewer for each kind of result. Each can only ever draw text, lists and links from what an engine wrote. */
import { useDeferredValue, type ComponentType } from 'react';
import { AnswerText } from '#kit/ui/answer-text.tsx';
import { SourceList } from '#kit/ui/source-list.tsx';
import type { Sources } from '../output-data.ts';
import { mainText, type Output, type OutputKind } from '../output.ts';

export interface Viewed {
  output: Output;
  /** What was asked, where it may be shown. */
  input: Record<string, unknown> | null;
}

export const viewers: Record<OutputKind, ComponentType<Viewed>> = { text: TextViewer, chat: ChatViewer };

function TextViewer({ output }: Viewed) {
  // While words stream in, drawing them waits for everything that a person does.
  const text = useDeferredValue(output.texts[mainText] ?? '');
  const { sources } = (output.data ?? { sources: [] }) as Sources;
  return (
    <div className="grid gap-4" dir="auto">
      <AnswerText text={text} />
      <SourceList sources={sources} />
    </div>
  );
}

/** A tool of this kind takes what is said to it as `message`. */
function ChatViewer({ output, input }: Viewed) {
  return (
    <div className="grid gap-5">
      {typeof input?.message === 'string' && (
        <p
          dir="auto"
          className="max-w-[32em] justify-self-end rounded-card rounded-br-sm bg-bamboo-soft px-4 py-3 whitespace-pre-line wrap-anywhere"
        >
          <span className="sr-only">You: </span>
          {input.message}
        </p>
      )}
      <TextViewer output={output} input={null} />
    </div>
  );
}
