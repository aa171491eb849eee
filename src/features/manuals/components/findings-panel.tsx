/** Facts found in what someone brought, each with the words it stands in: to accept or to reject. */
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { accept, placeNames } from '../accept-finding.ts';
import type { Manual } from '../manual.ts';

interface FindingsPanelProps {
  manual: Manual;
  onChange: (manual: Manual) => void;
}

export function FindingsPanel({ manual, onChange }: FindingsPanelProps) {
  const { findings } = manual;
  if (findings.length === 0) return null;
  return (
    <section aria-label="Facts to check" className="grid gap-3 rounded-card border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">Facts to check ({findings.length})</h2>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => onChange(findings.reduce(accept, manual))}>
            Accept all
          </Button>
          <Button variant="ghost" size="sm" onClick={() => onChange({ ...manual, findings: [] })}>
            Reject all
          </Button>
        </div>
      </div>
      <p className="text-sm text-muted">
        Found word for word in your material. Nothing is in the manual until you accept it.
      </p>
      <ul className="grid max-h-[32rem] gap-2 overflow-y-auto">
        {findings.map((finding) => {
          const { id, place, name, value, unit, source, quote } = finding;
          const shown = [value, unit].filter(Boolean).join(' ');
          return (
            <li
              key={id}
              className="flex flex-wrap items-start justify-between gap-2 rounded-lg bg-sunken px-3 py-2"
            >
              <div className="grid min-w-0 flex-1 basis-64 gap-1" dir="auto">
                <p className="wrap-anywhere">
                  <Badge tone="outline">{placeNames[place]}</Badge>{' '}
                  <strong>{place === 'spec' && `${name}: `}</strong>
                  {shown}
                </p>
                <p className="text-sm text-muted wrap-anywhere">
                  {source}: “{quote}”
                </p>
              </div>
              <div className="flex gap-2">
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`Accept: ${shown}`}
                  onClick={() => onChange(accept(manual, finding))}
                >
                  <Check aria-hidden /> Accept
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Reject: ${shown}`}
                  onClick={() => onChange({ ...manual, findings: findings.filter((one) => one.id !== id) })}
                >
                  <X aria-hidden /> Reject
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
