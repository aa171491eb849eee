import { useSyncExternalStore } from 'react';
import { relativeTime } from './relative-time.ts';

const MINUTE = 60_000;

/** One zone and one language, so that server and browser write the same characters. */
const onServer = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
const inFull = (time: number) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' }).format(time);

interface TimeProps {
  value: Date | string | number;
  className?: string;
}

/** A date from the server's hands; once the page lives, how long ago that is, with the full time on hover. */
export function Time({ value, className }: TimeProps) {
  const date = new Date(value);
  // Null on the server and while hydrating; afterwards it changes, and the words with it, once a minute.
  const minute = useSyncExternalStore(everyMinute, currentMinute, () => null);
  return (
    <time
      dateTime={date.toISOString()}
      title={minute === null ? undefined : inFull(date.getTime())}
      className={className}
    >
      {minute === null ? onServer.format(date) : relativeTime(date.getTime(), Date.now())}
    </time>
  );
}

function everyMinute(listener: () => void) {
  const timer = setInterval(listener, MINUTE);
  return () => clearInterval(timer);
}

function currentMinute() {
  return Math.floor(Date.now() / MINUTE);
}
