import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import { Spinner } from '#kit/ui/spinner.tsx';
import type { CheckResult } from './browser-checks.ts';

const signs = {
  good: { Icon: CircleCheck, word: 'OK', color: 'text-bamboo' },
  note: { Icon: Info, word: 'Note', color: 'text-muted' },
  bad: { Icon: CircleAlert, word: 'Problem', color: 'text-danger' },
};

export interface CheckLine {
  name: string;
  result: CheckResult | undefined;
  action?: ReactNode;
}

export function CheckList({ lines }: { lines: readonly CheckLine[] }) {
  return (
    <ul className="divide-y divide-line">
      {lines.map(({ name, result, action }) => (
        <li key={name} className="flex gap-4 py-3.5">
          <Sign result={result} />
          <div className="grid min-w-0 gap-1">
            <p>
              <span className="font-semibold">{name}.</span> {result?.words ?? 'Checking…'}
            </p>
            {result?.advice && <p className="text-muted">{result.advice}</p>}
            {action && <div className="mt-1">{action}</div>}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Sign({ result }: { result: CheckResult | undefined }) {
  if (!result) return <Spinner className="mt-0.5 size-5.5 text-muted" />;
  const { Icon, word, color } = signs[result.state];
  return (
    <Icon role="img" aria-hidden={false} aria-label={word} className={`mt-0.5 size-5.5 shrink-0 ${color}`} />
  );
}
