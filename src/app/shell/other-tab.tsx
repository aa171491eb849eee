import { useState } from 'react';
import { actAs, declineActing } from '#kit/businesses/acting-tab.ts';
import { useOtherTab } from '#kit/businesses/other-tabs.ts';

const answer = 'min-h-9 shrink-0 rounded-full px-2 font-medium underline underline-offset-4 hover:bg-surface';

/** Nobody takes a tab of their own for one that acts: where another acts, this one asks. */
export default function OtherTab() {
  const other = useOtherTab();
  const [, setDeclined] = useState<string>();
  if (!other) return null;
  return (
    <p className="mx-auto flex max-w-6xl flex-wrap items-center justify-center gap-x-2 bg-sunken px-4 py-1">
      <span className="min-w-0 wrap-anywhere">
        Another tab is acting as <strong dir="auto">{other.name}</strong>.
      </span>
      <button type="button" className={answer} onClick={() => actAs(other)}>
        Switch here too
      </button>
      <button
        type="button"
        className={answer}
        onClick={() => {
          declineActing(other.id);
          setDeclined(other.id);
        }}
      >
        No
      </button>
    </p>
  );
}
