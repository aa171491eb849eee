import { useSyncExternalStore } from 'react';

const inWords = (at: string, timeZone?: string) =>
  new Intl.DateTimeFormat('en', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(timeZone ? { timeZone } : {}),
  }).format(new Date(at));

/** One zone on the server, one's own in the browser. */
export function DayLine({ at }: { at: string }) {
  const words = useSyncExternalStore(
    () => () => undefined,
    () => inWords(at),
    () => inWords(at, 'UTC'),
  );
  return (
    <div className="flex items-center gap-3 px-2 pt-5 pb-2 text-sm text-muted">
      <span className="h-px flex-1 bg-line" />
      {words}
      <span className="h-px flex-1 bg-line" />
    </div>
  );
}

export function UnreadLine() {
  return (
    <div className="flex items-center gap-3 px-2 py-2 text-sm font-semibold text-danger">
      <span className="h-px flex-1 bg-danger" />
      New
    </div>
  );
}
