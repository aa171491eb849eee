import Building2 from 'lucide-react/icons/building-2';
import { Link } from 'react-router';
import { actAs, type Acting } from '#kit/businesses/acting-tab.ts';
import { useTellTabs } from '#kit/businesses/other-tabs.ts';
import { href } from '#kit/href.ts';

/** For whom one acts, and the way back. */
export default function ActingWords({ acting }: { acting: Acting }) {
  useTellTabs(acting);
  return (
    <p className="mx-auto flex max-w-6xl items-center justify-center gap-x-2 px-4 py-1 sm:gap-x-3">
      <Building2 aria-hidden className="size-4.5 shrink-0" />
      <span className="min-w-0 truncate">
        Acting as{' '}
        <Link
          to={href('/business/:businessId/dashboard', { businessId: acting.id })}
          dir="auto"
          className="font-semibold underline underline-offset-4"
        >
          {acting.name}
        </Link>
      </span>
      <button
        type="button"
        onClick={() => actAs(null)}
        className="min-h-9 shrink-0 rounded-full px-2 font-medium underline underline-offset-4 hover:bg-surface"
      >
        Switch back<span className="max-sm:sr-only"> to yourself</span>
      </button>
    </p>
  );
}
