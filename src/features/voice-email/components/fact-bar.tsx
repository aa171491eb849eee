import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { Button } from '#kit/ui/button.tsx';
import { factLockId } from './fact-lock.tsx';

/** On narrow screens the fact lock stands below the email: what is open is told at once, a press away. */
export function FactBar({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <div className="sticky bottom-3 z-20 max-sm:bottom-20 lg:hidden">
      <Button
        className="w-full shadow-raised"
        onClick={() => {
          const lock = document.getElementById(factLockId);
          lock?.scrollIntoView({ block: 'start' });
          lock?.focus({ preventScroll: true });
        }}
      >
        <LockKeyhole aria-hidden /> {count === 1 ? 'Review one fact' : `Review ${count} facts`}
      </Button>
    </div>
  );
}
