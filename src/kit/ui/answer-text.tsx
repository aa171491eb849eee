import { lazy, Suspense } from 'react';
import type { MarkdownProps } from './markdown/markdown.tsx';

/** Reading Markdown costs a page more than all else it shows, so it comes with the first answer. */
const Markdown = lazy(() =>
  import('./markdown/markdown.tsx').then(
    (loaded) => ({ default: loaded.Markdown }),
    () => ({ default: AsWritten }),
  ),
);

/** What nobody shall see while the rest is loading. */
const marks = /\*\*|`+|^#{1,6} /gm;

/** An answer with its lists, tables, code and formulas; as plain words until these can be drawn. */
export function AnswerText(props: MarkdownProps) {
  return (
    <Suspense fallback={<AsWritten {...props} />}>
      <Markdown {...props} />
    </Suspense>
  );
}

function AsWritten({ text }: MarkdownProps) {
  return (
    <p dir="auto" className="whitespace-pre-line wrap-anywhere">
      {text.replaceAll(marks, '')}
    </p>
  );
}
