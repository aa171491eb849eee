import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import type { MotionToken } from '../motion-tokens.ts';

/** One animation, played when asked. Mounting the card anew starts it again. */
export function MotionSample({ name, milliseconds, className, says }: MotionToken) {
  const [plays, setPlays] = useState(0);
  const leaves = name.endsWith('-out');
  return (
    <li className="grid gap-x-8 gap-y-3 border-t border-line py-5 sm:grid-cols-[9rem_1fr_auto] sm:items-center">
      <div className="relative h-16 overflow-hidden rounded-lg bg-sunken">
        <div
          key={plays}
          onAnimationEnd={({ target, currentTarget }) => {
            // What left comes back, so that it can be seen leaving again. The panda's own animations end in it, too.
            if (leaves && target === currentTarget) setTimeout(setPlays, 500, 0);
          }}
          className={`absolute inset-2 grid place-items-center rounded-md border border-line bg-surface shadow-soft ${plays > 0 ? className : ''}`}
        >
          <Panda size={40} />
        </div>
      </div>
      <div>
        <h3 className="flex flex-wrap items-baseline gap-x-3">
          {name}{' '}
          <span className="font-sans text-base font-normal tracking-normal text-muted">
            {milliseconds} ms
          </span>
        </h3>
        <p className="mt-0.5 text-muted">{says}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        onClick={() => setPlays(plays + 1)}
        aria-label={`Play ${name}`}
      >
        <Play aria-hidden /> Play
      </Button>
    </li>
  );
}
