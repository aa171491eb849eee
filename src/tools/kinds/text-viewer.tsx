/** Viewers of text. They draw nothing from what an engine wrote that runs or loads. */
import { AnswerText } from '#kit/ui/answer-text.tsx';
import { SourceList } from '#kit/ui/source-list.tsx';
import type { Sources } from './kind.ts';
import { mainText } from '../define/output.ts';
import type { Viewed } from './kind-table.ts';

export function TextViewer({ output, isGrowing }: Viewed<Sources>) {
  const { sources } = output.data ?? { sources: [] };
  return (
    <div className="grid gap-4" dir="auto">
      <AnswerText text={output.texts[mainText] ?? ''} streaming={isGrowing} topHeading={2} />
      <SourceList sources={sources} />
    </div>
  );
}

/** A tool of this kind takes what is said to it as `message`. */
export function ChatViewer({ output, input, isGrowing }: Viewed<Sources>) {
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
      <TextViewer output={output} input={null} isGrowing={isGrowing} />
    </div>
  );
}
