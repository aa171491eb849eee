import { forgetLost } from '#kit/businesses/acting-tab.ts';

/** Stays until it was read: what is done next is done for someone else than a moment ago. */
export default function NoLongerIn({ name }: { name: string }) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3 bg-honey px-4 py-1 text-ink">
      <span className="min-w-0 wrap-anywhere">
        You’re no longer a member of <strong dir="auto">{name}</strong>. You’re now acting as yourself.
      </span>
      <button
        type="button"
        onClick={forgetLost}
        className="min-h-9 shrink-0 rounded-full px-2 font-medium underline underline-offset-4 hover:bg-surface"
      >
        Got it
      </button>
    </p>
  );
}
