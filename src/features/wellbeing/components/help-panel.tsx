import { useEffect, useRef } from 'react';
import { CrisisHelp } from '#kit/crisis/crisis-help.tsx';
import { plan } from '../exercises/exercises.ts';
import { useEntries } from '../use-entries.ts';

interface HelpPanelProps {
  onClose: () => void;
  onPlan: () => void;
}

/** Whom to call, and what someone wrote for themselves for a day like this. It comes into sight by itself. */
export function HelpPanel({ onClose, onPlan }: HelpPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not returned: in newer browsers it is a promise, which React would call as a cleanup.
    panel.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={panel} role="alert">
      <CrisisHelp onClose={onClose}>
        <OwnPlan onPlan={onPlan} />
      </CrisisHelp>
    </div>
  );
}

function OwnPlan({ onPlan }: { onPlan: () => void }) {
  const { items } = useEntries('plan');
  const written = items?.[0];
  if (!written) return null;
  return (
    <section aria-label="Your plan" className="grid gap-3 rounded-lg bg-surface p-4">
      <p className="font-semibold">Your own plan for bad days</p>
      <dl className="grid gap-3">
        {plan.steps.map((step) => {
          const words = 'id' in step ? written.answers[step.id] : undefined;
          return 'id' in step && typeof words === 'string' && words ? (
            <div key={step.id}>
              <dt className="text-sm text-muted">{step.label}</dt>
              <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
                {words}
              </dd>
            </div>
          ) : null;
        })}
      </dl>
      <button type="button" className="justify-self-start underline underline-offset-4" onClick={onPlan}>
        Edit the plan
      </button>
    </section>
  );
}
