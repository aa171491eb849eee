import { useEffect, useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Progress } from '#kit/ui/progress.tsx';

const steps = ['Reading the pages', 'Finding the passages', 'Writing the summary'];
const TICK = 100;

/** Work with a known end: how far it is, what it is doing, and a way to stop it. */
export function ProgressRehearsal({ lasts }: { lasts: number }) {
  const [percent, setPercent] = useState<number | null>(null);
  const running = percent !== null && percent < 100;

  useEffect(() => {
    if (!running) return;
    const share = (100 * TICK) / lasts;
    const timer = setInterval(() => setPercent((now) => now && Math.min(100, now + share)), TICK);
    return () => clearInterval(timer);
  }, [running, lasts]);

  return (
    <Card padding="lg" className="grid content-start gap-5">
      <Progress
        label="Rehearsing a summary"
        percent={percent ?? 0}
        detail={percent === null ? 'Not started' : percent >= 100 ? 'Done' : stepAt(percent)}
      />
      <div className="flex gap-3">
        <Button variant="secondary" size="sm" pending={running} onClick={() => setPercent(1)}>
          {percent === null ? 'Start' : 'Start again'}
        </Button>
        {running && (
          <Button variant="ghost" size="sm" onClick={() => setPercent(null)}>
            Cancel
          </Button>
        )}
      </div>
    </Card>
  );
}

const stepAt = (percent: number) =>
  steps[Math.min(steps.length - 1, Math.floor((percent * steps.length) / 100))];
