import { useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';

interface EasingCurveProps {
  title: string;
  says: string;
  curve: readonly [number, number, number, number];
}

const SIDE = 120;
/** Room above the square for curves that overshoot. */
const HEADROOM = 24;

/** A curve drawn, and a dot that follows it slowly enough to be seen. */
export function EasingCurve({ title, says, curve }: EasingCurveProps) {
  const [there, setThere] = useState(false);
  const [x1, y1, x2, y2] = curve;
  const at = (x: number, y: number) => `${x * SIDE} ${HEADROOM + (1 - y) * SIDE}`;
  return (
    <Card padding="lg" className="grid content-between gap-5">
      <div className="flex items-end gap-6">
        <svg viewBox={`-4 0 ${SIDE + 8} ${SIDE + HEADROOM + 4}`} width={128} aria-hidden className="shrink-0">
          <path
            d={`M0 ${HEADROOM}V${HEADROOM + SIDE}H${SIDE}`}
            fill="none"
            stroke="var(--line)"
            strokeWidth="2"
          />
          <path d={`M0 ${HEADROOM}H${SIDE}`} stroke="var(--line)" strokeWidth="2" strokeDasharray="4 6" />
          <path
            d={`M${at(0, 0)}C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`}
            fill="none"
            stroke="var(--bamboo)"
            strokeWidth="4"
            strokeLinecap="round"
          />
        </svg>
        <div className="min-w-0 flex-1 rounded-full bg-sunken p-1.5">
          <div
            className="w-full transition-[translate] duration-700"
            style={{
              translate: there ? 'calc(100% - 1.5rem)' : '0',
              transitionTimingFunction: `cubic-bezier(${curve})`,
            }}
          >
            <div className="size-6 rounded-full bg-bamboo" />
          </div>
        </div>
      </div>
      <div>
        <h3>{title}</h3>
        <p className="mt-1 text-muted">{says}</p>
        <p className="mt-1 text-muted">
          <code>cubic-bezier({curve.join(', ')})</code>
        </p>
      </div>
      <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setThere(!there)}>
        Move the dot
      </Button>
    </Card>
  );
}
