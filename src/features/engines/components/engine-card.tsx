import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { cn } from '#kit/ui/cn.ts';
import { TryEngine } from './try-engine.tsx';
import type { Ask } from './use-try.ts';

export type Light = 'good' | 'quiet' | 'warn' | 'bad';

const lights: Record<Light, string> = {
  good: 'bg-bamboo',
  quiet: 'bg-edge',
  warn: 'bg-honey ring-1 ring-edge',
  bad: 'bg-danger',
};

interface EngineCardProps {
  title: string;
  /** Who serves it and what it is called there. */
  subtitle: ReactNode;
  capabilities: ReactNode;
  facts: readonly string[];
  health: { light: Light; words: string };
  /** Absent where there is nothing to ask in words. */
  trial?: { ask: Ask; examples: readonly string[] };
}

export function EngineCard({ title, subtitle, capabilities, facts, health, trial }: EngineCardProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Card asChild>
      <li className="flex flex-col gap-4">
        <div className="flex items-start justify-between gap-4">
          <div className="grid min-w-0 gap-0.5">
            <h3 className="text-xl wrap-anywhere">{title}</h3>
            <p className="text-sm text-muted wrap-anywhere">{subtitle}</p>
          </div>
          {trial && (
            <Button
              size="sm"
              variant="secondary"
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              Try it
              <ChevronDown aria-hidden className={cn('transition-transform', open && 'rotate-180')} />
            </Button>
          )}
        </div>
        {capabilities}
        <dl className="grid gap-1 text-sm text-muted">
          {facts.map((fact) => (
            <div key={fact}>
              <dt className="sr-only">Known</dt>
              <dd>{fact}</dd>
            </div>
          ))}
          <div>
            <dt className="sr-only">Status</dt>
            <dd className="flex items-center gap-2">
              <span aria-hidden className={cn('size-2 shrink-0 rounded-full', lights[health.light])} />
              {health.words}
            </dd>
          </div>
        </dl>
        {trial && open && (
          <div id={id} className="border-t border-line pt-4">
            <TryEngine title={title} {...trial} />
          </div>
        )}
      </li>
    </Card>
  );
}
