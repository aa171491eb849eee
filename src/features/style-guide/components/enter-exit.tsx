import { useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';

type Stage = 'away' | 'here' | 'leaving';

/** A thing that comes and goes: it stays in the page until its way out has been seen. */
export function EnterExit() {
  const [stage, setStage] = useState<Stage>('here');
  return (
    <div className="grid gap-5 sm:grid-cols-[auto_1fr] sm:items-center sm:gap-8">
      <div className="grid h-40 w-full place-items-center rounded-panel bg-sky sm:w-80">
        {stage !== 'away' && (
          <Card
            className={`flex items-center gap-4 shadow-soft ${stage === 'here' ? 'animate-rise-in' : 'animate-sink-out'}`}
            onAnimationEnd={(event) => {
              // The panda's own animations end inside it, too.
              if (event.target === event.currentTarget && stage === 'leaving') setStage('away');
            }}
          >
            <Panda size={56} />A card that came in
          </Card>
        )}
      </div>
      <div className="grid justify-items-start gap-4">
        <p className="max-w-[34em] text-muted">
          In at 200 ms, out at 140: what arrives may be looked at, what leaves should not keep anyone waiting.
          It leaves the page only when its animation has ended.
        </p>
        <Button variant="secondary" onClick={() => setStage(stage === 'here' ? 'leaving' : 'here')}>
          {stage === 'here' ? 'Let it go' : 'Bring it in'}
        </Button>
      </div>
    </div>
  );
}
