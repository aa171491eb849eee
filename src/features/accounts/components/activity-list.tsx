import KeyRound from 'lucide-react/icons/key-round';
import LogIn from 'lucide-react/icons/log-in';
import Sprout from 'lucide-react/icons/sprout';
import Terminal from 'lucide-react/icons/terminal';
import type { AccountOverview } from '#features/profiles/contract.ts';
import { Time } from '#kit/ui/time.tsx';

type Activity = AccountOverview['activity'][number];

const looks: Record<Activity['kind'], { Icon: typeof LogIn; words: (detail: string) => string }> = {
  joined: { Icon: Sprout, words: () => 'You joined' },
  'signed-in': { Icon: LogIn, words: (detail) => `Signed in with ${detail}` },
  'passkey-added': { Icon: KeyRound, words: (detail) => `Added the passkey ${detail}`.trim() },
  'key-made': { Icon: Terminal, words: (detail) => `Created the API key ${detail}` },
};

export function ActivityList({ activity }: { activity: readonly Activity[] }) {
  return (
    <ol className="grid gap-4">
      {activity.map(({ kind, detail, at }) => {
        const { Icon, words } = looks[kind];
        return (
          <li key={kind + at} className="flex items-center gap-4">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken">
              <Icon aria-hidden className="size-5" />
            </span>
            <p className="min-w-0">
              <span className="wrap-anywhere">{words(detail)}</span>
              <br />
              <Time value={at} className="text-sm text-muted" />
            </p>
          </li>
        );
      })}
    </ol>
  );
}
