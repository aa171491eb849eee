import CircleCheck from 'lucide-react/icons/circle-check';
import Circle from 'lucide-react/icons/circle';
import { checklist, type EditorTab } from '../checklist.ts';
import type { Manual } from '../manual.ts';

/** What is still missing; each leads to where it is written. */
export function ChecklistPanel({ manual, onOpen }: { manual: Manual; onOpen: (tab: EditorTab) => void }) {
  const items = checklist.map((item) => ({ ...item, isDone: item.isMet(manual) }));
  const done = items.filter(({ isDone }) => isDone).length;
  return (
    <section aria-label="Checklist" className="grid content-start gap-3 rounded-card bg-sunken p-4">
      <h2 className="text-lg">Checklist</h2>
      <p className="text-sm text-muted" aria-live="polite">
        {done} of {items.length} done. Based on IEC/IEEE 82079-1; it doesn’t prove conformity.
      </p>
      <ul className="grid gap-1">
        {items.map(({ title, tab, isDone }) => (
          <li key={title}>
            <button
              type="button"
              className="flex w-full items-start gap-2 rounded-md px-1 py-1 text-start text-sm hover:bg-surface"
              onClick={() => onOpen(tab)}
            >
              {isDone ? (
                <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-bamboo" />
              ) : (
                <Circle aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
              )}
              <span>
                <span className="sr-only">{isDone ? 'Done: ' : 'Missing: '}</span>
                {title}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
