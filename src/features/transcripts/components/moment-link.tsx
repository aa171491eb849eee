import { cn } from '#kit/ui/cn.ts';
import { clock } from '../clock.ts';
import { momentHash } from '../moment-link.ts';
import { usePlayback } from './playback.ts';

/** A time that leads to its moment: a link, so that it can be copied and works before there are scripts. */
export function MomentLink({ seconds, className }: { seconds: number; className?: string }) {
  const playback = usePlayback();
  return (
    <a
      href={momentHash(seconds)}
      aria-label={`Play from ${clock(seconds)}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        history.replaceState(history.state, '', momentHash(seconds));
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
