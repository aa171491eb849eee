import { Link } from 'react-router';
import type { CurrentUser } from '#kit/auth/contract.ts';
import { PandaPortrait } from '#features/pandas/components/panda-portrait.tsx';
import { useOwnPanda } from '#features/pandas/components/use-own-panda.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';

/** One's panda by its name, or the way to one. */
export function OwnPandaCard({ user }: { user: CurrentUser }) {
  const panda = useOwnPanda();
  return (
    <Card field="leaf" padding="lg" className="grid content-start justify-items-start gap-5 self-start">
      {panda ? <PandaPortrait look={panda.look} size={132} /> : <Panda pose="sit" size={132} />}
      <div className="grid gap-1">
        <h2 dir="auto" className="text-2xl wrap-anywhere">
          {panda?.name ?? 'Your own panda'}
        </h2>
        <p>
          {panda ? (
            <>
              Your panda, in the corner of every page. It answers questions about Frenly and remembers where
              you left off.
            </>
          ) : (
            'Choose its look and name. It’s free.'
          )}
        </p>
      </div>
      <Button asChild variant="secondary">
        <Link to={href('/adopt-panda')}>
          {panda ? 'Certificate and name' : user.isPanda ? 'Open' : 'Adopt a panda'}
        </Link>
      </Button>
    </Card>
  );
}
