import Check from 'lucide-react/icons/check';
import { Link } from 'react-router';
import type { Profile } from '#features/settings/contract.ts';
import { Card } from '#kit/ui/card.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { Progress } from '#kit/ui/progress.tsx';
import type { CurrentUser } from '#kit/auth/contract.ts';
import { identityParts, percentDone } from './completeness.ts';

interface CompletenessCardProps {
  user: CurrentUser;
  profile: Profile;
}

/** What is there of an identity, and the way to the rest. */
export function CompletenessCard({ user, profile }: CompletenessCardProps) {
  const parts = identityParts(user, profile);
  const percent = percentDone(parts);
  return (
    <Card field={percent === 100 ? 'leaf' : 'surface'} padding="lg" className="grid gap-5">
      <Panda mood={percent === 100 ? 'celebrate' : 'idle'} size={88} />
      <Progress label={percent === 100 ? 'Complete' : 'Complete your profile'} percent={percent} />
      <ul className="grid gap-2">
        {parts.map(({ label, done, to }) => (
          <li key={label} className="flex items-center gap-3">
            <span
              aria-hidden
              className={`grid size-6 shrink-0 place-items-center rounded-full ${done ? 'bg-bamboo text-on-bamboo' : 'border-[1.5px] border-edge'}`}
            >
              {done && <Check strokeWidth={3} className="size-3.5" />}
            </span>
            {done ? (
              <span className="text-muted">
                {label}
                <span className="sr-only"> (done)</span>
              </span>
            ) : (
              <Link to={to}>{label}</Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
