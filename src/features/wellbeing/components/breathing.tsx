import { useEffect, useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { phaseAt, type Pace } from './breathing-phase.ts';

const words = { in: 'Breathe in', hold: 'Hold', out: 'Breathe out', over: 'Well done' } as const;

/** The panda grows and shrinks with the breath; the words alone are enough for whoever turns motion off. */
export function Breathing(pace: Pace) {
  const [startedAt, setStartedAt] = useState<number>();
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (startedAt === undefined) return undefined;
    const timer = setInterval(() => setNow(Date.now() - startedAt), 200);
    return () => clearInterval(timer);
  }, [startedAt]);
  const phase = startedAt === undefined ? undefined : phaseAt(pace, now / 1000);
  const isBreathing = phase !== undefined && phase.is !== 'over';

  function toggle() {
    setNow(0);
    setStartedAt(isBreathing ? undefined : Date.now());
  }

  return (
    <div className="grid justify-items-center gap-5 rounded-card bg-leaf p-6">
      <div
        className={cn(
          'grid size-56 place-items-center rounded-full bg-surface motion-safe:transition-transform',
          phase?.is === 'in' || phase?.is === 'hold' ? 'scale-100' : 'scale-75',
          phase?.is === 'out' ? 'duration-[6000ms]' : 'duration-[4000ms]',
        )}
      >
        <Panda mood={isBreathing ? 'sleep' : 'idle'} size={150} />
      </div>
      <p aria-live="polite" className="min-h-8 text-xl font-semibold">
        {phase ? words[phase.is] : 'Ready when you are'}
      </p>
      <p className="text-sm text-muted">
        {isBreathing ? `Breath ${phase.round} of ${pace.rounds}` : `${pace.rounds} breaths`}
      </p>
      <Button variant="secondary" onClick={toggle}>
        {isBreathing ? 'Stop' : 'Start'}
      </Button>
    </div>
  );
}
