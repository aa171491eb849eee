import { useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { changesIn, nextEdition } from '../editions.ts';
import type { ManualTabProps } from './manual-tab.ts';
import { LineField } from './text-fields.tsx';

export function EditionTab({ manual, onChange }: ManualTabProps) {
  const [note, setNote] = useState('');
  const { changed, removed } = changesIn(manual);
  return (
    <div className="grid max-w-2xl gap-5">
      <h2 className="text-xl">Edition {manual.edition}</h2>
      <p aria-live="polite">
        {manual.previous
          ? `Since edition ${manual.edition - 1}: ${changed.size} changed or new, ${removed} removed. Changes are marked with a bar.`
          : 'This is the first edition. From the second on, changes are marked with a bar.'}
      </p>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onChange(nextEdition(manual, note));
          setNote('');
        }}
      >
        <LineField
          label={`Note on edition ${manual.edition}`}
          hint="For your own list, such as “First print run”."
          value={note}
          onChange={setNote}
        />
        <div>
          <Button type="submit" variant="secondary" disabled={manual.edition >= 999}>
            Start edition {manual.edition + 1}
          </Button>
        </div>
      </form>
      {manual.history.length > 0 && (
        <ul className="grid gap-1">
          {manual.history.map((one) => (
            <li key={one.edition} className="wrap-anywhere">
              Edition {one.edition}
              {one.note && `: ${one.note}`}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
