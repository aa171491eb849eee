import { addressText } from '#tools/kinds/email.ts';
import type { ViewedWork } from '#tools/work/work-table.ts';
import type { DraftContent } from './empty-draft.ts';
import { emailOf } from './email-of.ts';

export default function DraftViewer({ content }: ViewedWork<DraftContent>) {
  const { to, subject, body } = emailOf(content);
  return (
    <article dir="auto" className="grid gap-3">
      <h2 className="text-xl">{subject || 'No subject yet'}</h2>
      {to.length > 0 && (
        <p className="text-sm wrap-anywhere text-muted">To: {to.map(addressText).join(', ')}</p>
      )}
      <p className="leading-relaxed whitespace-pre-line wrap-anywhere">{body}</p>
    </article>
  );
}
