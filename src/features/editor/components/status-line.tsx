import { useState, type ReactNode } from 'react';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useKnownEditor } from './editor-context.ts';
import { useSettledDoc } from './use-settled-doc.ts';

const wordsAMinute = 230;

/** How long it is, how far the goal is, and whether it is saved. */
export function StatusLine({ status }: { status: ReactNode }) {
  const { editor } = useKnownEditor();
  const doc = useSettledDoc(editor, 500);
  const [goal, setGoal] = useState(0);
  const text = doc.textBetween(0, doc.content.size, '\n', ' ');
  const words = text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-3 text-sm text-muted">
      {status}
      <span>
        {words.toLocaleString('en')} {words === 1 ? 'word' : 'words'}
        {words > 0 && `, ${Math.max(1, Math.round(words / wordsAMinute))} min to read`}
      </span>
      <Field label="Word goal" className="flex items-center gap-2">
        <Input
          type="number"
          min={0}
          max={1_000_000}
          className="h-9 w-24"
          value={goal || ''}
          onChange={({ target }) => setGoal(Math.max(0, Math.min(1_000_000, Number(target.value) || 0)))}
        />
      </Field>
      {goal > 0 && (
        <span className="flex items-center gap-2">
          <progress
            max={goal}
            value={Math.min(words, goal)}
            aria-label="Word goal"
            className="h-2 w-28 accent-bamboo"
          />
          {words >= goal ? 'Goal reached' : `${(goal - words).toLocaleString('en')} to go`}
        </span>
      )}
    </div>
  );
}
