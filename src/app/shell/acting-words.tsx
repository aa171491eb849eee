import Building2 from 'lucide-react/icons/building-2';
import { Link } from 'react-router';
import { listBusinesses } from '#features/businesses/contract.ts';
import { actAs, noLongerIn, type Acting } from '#kit/businesses/acting-tab.ts';
import { useTellTabs } from '#kit/businesses/other-tabs.ts';
import { call } from '#kit/contract/call.ts';
import { href } from '#kit/href.ts';
import { useOwnChannel } from '#kit/realtime/use-own-channel.ts';

/** Whoever is removed is told by a notification: their open tabs act for nobody from then on. */
async function lookWhetherStillIn({ id }: Acting) {
  try {
    const { items } = await call(listBusinesses);
    if (!items.some((business) => business.id === id)) noLongerIn('forbidden:business', id);
  } catch {
    // the next thing that is asked for the business says it
  }
}

/** For whom one acts, and the way back. */
export default function ActingWords({ acting }: { acting: Acting }) {
  useTellTabs(acting);
  useOwnChannel(({ type }) => void (type === 'notification.new' && lookWhetherStillIn(acting)));
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
