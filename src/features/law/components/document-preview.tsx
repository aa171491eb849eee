import { AnswerText } from '#kit/ui/answer-text.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import type { ViewedWork } from '#tools/work/work-table.ts';
import { assemble } from '../document/assemble.ts';
import type { LawContent } from '../document/content.ts';
import { templateNamed } from '../templates/all.ts';

/** The document as it reads now. */
export default function DocumentPreview({ content }: ViewedWork<LawContent>) {
  const template = templateNamed(content.template);
  if (!template) return <Notice tone="error">There is no such document any more.</Notice>;
  const { parts } = assemble(template, content);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line bg-surface p-5 text-ink shadow-soft sm:p-8">
      {parts.map((part, index) => {
        const key = `${part.is}-${index}`;
        if (part.is === 'title')
          return (
            <p key={key} className="font-display text-2xl">
              {part.text}
            </p>
          );
        if (part.is === 'heading')
          return (
            <p key={key} className="mt-2 font-semibold">
              {part.text}
            </p>
          );
        return part.is === 'markdown' && <AnswerText key={key} text={part.text} />;
      })}
    </div>
  );
}
