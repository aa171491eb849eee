import { useContext } from 'react';
import { useLocation } from 'react-router';
import { withQuote } from '#kit/quotes/quote-link.ts';
import { cn } from '#kit/ui/cn.ts';
import { clock } from '#tools/hear/clock.ts';
import { HasRecordingContext, usePlayback } from '#tools/hear/playback.ts';

/** A time that leads to its moment: a link, so that it can be copied and works before there are scripts. */
export function MomentLink({ seconds, className }: { seconds: number; className?: string }) {
  const playback = usePlayback();
  const hasRecording = useContext(HasRecordingContext);
  const address = useAddressAt(seconds);
  return (
    <a
      href={address}
      aria-label={`${hasRecording ? 'Play from' : 'Go to'} ${clock(seconds)}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        history.replaceState(history.state, '', address);
        playback.seek(seconds);
      }}
      className={cn(
        'rounded-sm text-sm text-bamboo-deep tabular-nums no-underline hover:underline',
        className,
      )}
    >
      {clock(seconds)}
    </a>
  );
}

/** Of the page that one is on, whichever shows the transcript. */
export function useAddressAt(second: number): string {
  const { pathname, search } = useLocation();
  return withQuote(`${pathname}${search}`, { second });
}
