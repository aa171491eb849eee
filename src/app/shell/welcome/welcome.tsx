import { lazy, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { OptionalPart } from '../optional-part.tsx';
import { rememberWelcome, shouldWelcome } from './flag.ts';

const WelcomeOverlay = lazy(() => import('./welcome-overlay.tsx'));

interface WelcomeProps {
  /** Whoever follows a link that someone sent them, or comes to sign in, does that first; the welcome waits for the next page. */
  waits: boolean;
  onFollowUp: () => void;
}

/** Decides, once the page lives, whether this browser is to be welcomed. */
export function Welcome({ waits, onFollowUp }: WelcomeProps) {
  const [open, setOpen] = useState(false);
  const [search] = useSearchParams();
  const cleared = search.get('welcome') === 'clear';

  useEffect(() => {
    // Only the browser knows; the server renders the page without.
    // oxlint-disable-next-line react/set-state-in-effect
    setOpen((cleared || !waits) && shouldWelcome(new URLSearchParams(cleared ? 'welcome=clear' : '')));
  }, [cleared, waits]);

  if (!open) return null;
  return (
    <OptionalPart>
      <WelcomeOverlay
        onActivated={() => {
          rememberWelcome();
          setOpen(false);
        }}
        onFollowUp={onFollowUp}
      />
    </OptionalPart>
  );
}
