import { lazy, Suspense } from 'react';
import { cn } from './cn.ts';
import type { MarkdownProps } from './markdown/markdown.tsx';

/** Reading Markdown costs a page more than all else it shows, so it comes with the first answer. */
const Markdown = lazy(() =>
  import('./markdown/markdown.tsx').then(
    (loaded) => ({ default: loaded.Markdown }),
    () => ({ default: AsWritten }),
  ),
);

/** An answer with its lists, tables, code and formulas; as it was written until these can be drawn. */
export function AnswerText(props: MarkdownProps) {
  return (
    <Suspense fallback={<AsWritten {...props} />}>
      <Markdown {...props} />
    </Suspense>
  );
}

function AsWritten({ text, className }: MarkdownProps) {
  return (
    <p dir="auto" className={cn('max-w-[40em] whitespace-pre-line wrap-anywhere', className)}>
      {text}
    </p>
  );
}
