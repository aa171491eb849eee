import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { Badge } from '#kit/ui/badge.tsx';
import type { ApiCall } from '../document.ts';
import { TryCall } from './try-call.tsx';

const tones: Record<string, 'leaf' | 'sky' | 'honey' | 'blush'> = {
  GET: 'sky',
  POST: 'leaf',
  PATCH: 'honey',
  PUT: 'honey',
  DELETE: 'blush',
};

interface CallCardProps {
  call: ApiCall;
  origin: string;
  apiKey: string | undefined;
}

/** One call: a line that says what it does, and beneath it the form to try it. */
export function CallCard({ call, origin, apiKey }: CallCardProps) {
  const { method, path, summary, scope, forGuests } = call;
  // The form is made when it is first opened, and then keeps what was typed.
  const [opened, setOpened] = useState(false);
  return (
    <details
      className="group rounded-card border border-line bg-surface"
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary className="flex cursor-pointer list-none items-start gap-3 rounded-card p-4 hover:bg-sunken sm:items-center [&::-webkit-details-marker]:hidden">
        <span className="grid min-w-0 flex-1 gap-1.5 sm:grid-cols-[5rem_minmax(0,1fr)] sm:items-center">
          <Badge tone={tones[method] ?? 'neutral'} className="w-fit">
            {method}
          </Badge>
          <span className="grid min-w-0 gap-0.5">
            <code className="wrap-anywhere">{path}</code>
            <span className="text-sm text-muted">{summary}</span>
          </span>
        </span>
        <ChevronDown
          aria-hidden
          className="mt-1 size-5 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180 sm:mt-0"
        />
      </summary>
      {opened && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-line p-4 sm:p-5">
          <p className="text-sm text-muted">
            A key needs <code>{scope}</code>.{forGuests && ' In a browser it works without an account too.'}
          </p>
          <TryCall call={call} origin={origin} apiKey={apiKey} />
        </div>
      )}
    </details>
  );
}
