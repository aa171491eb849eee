import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useMemo } from 'react';
import type { Email } from '#tools/kinds/email.ts';
import { concernsAbout, type Concern } from '../check/ready.ts';
import { toneOf, type ToneScale } from '../check/tone.ts';

const icons = { stop: CircleAlert, look: TriangleAlert, note: Info } as const;
const weightWords: Record<Concern['weight'], string> = {
  stop: 'Fix first',
  look: 'Check',
  note: 'Note',
};

/** Beside the mail while it is written: whether it can go, and how it sounds. */
export function ReadyPanel({ email }: { email: Email }) {
  const concerns = useMemo(() => concernsAbout({ email, now: new Date() }), [email]);
  const tone = useMemo(() => toneOf(email.body), [email.body]);
  return (
    <aside aria-label="Before you send" className="grid content-start gap-5 rounded-card bg-sunken p-5">
      <section className="grid gap-2">
        <h3 className="text-base">Ready to send?</h3>
        {concerns.length === 0 ? (
          <p className="flex gap-2">
            <CircleCheck aria-hidden className="mt-1 size-4 shrink-0 text-bamboo-deep" /> Nothing is missing.
          </p>
        ) : (
          <ul className="grid gap-2">
            {concerns.map(({ weight, words }) => {
              const Icon = icons[weight];
              return (
                <li key={words} className="flex gap-2">
                  <Icon
                    role="img"
                    aria-hidden={false}
                    aria-label={weightWords[weight]}
                    className="mt-1 size-4 shrink-0"
                  />
                  <span className="min-w-0 wrap-anywhere">{words}</span>
                </li>
              );
            })}
          </ul>
        )}
      </section>
      <section className="grid gap-3">
        <h3 className="text-base">Tone</h3>
        {tone.map((scale) => (
          <Scale key={scale.scale} {...scale} />
        ))}
      </section>
    </aside>
  );
}

const scaleWords: Record<ToneScale['scale'], string> = {
  formality: 'Formality',
  warmth: 'Warmth',
  directness: 'Directness',
};

function Scale({ scale, value, words, because }: ToneScale) {
  return (
    <div className="grid gap-1">
      <div className="flex justify-between gap-3 text-sm">
        <span className="text-muted">{scaleWords[scale]}</span>
        <span className="font-medium">{words}</span>
      </div>
      <meter
        min={-2}
        max={2}
        value={value}
        aria-label={scaleWords[scale]}
        aria-valuetext={words}
        className="h-2 w-full"
      />
      {because.length > 0 && (
        <p dir="auto" className="text-sm wrap-anywhere text-muted">
          {because.join(', ')}
        </p>
      )}
    </div>
  );
}
