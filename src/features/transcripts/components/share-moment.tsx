import { useContext } from 'react';
import { useLocation } from 'react-router';
import { FileGrantContext } from '#kit/files/file-address.ts';
import { withQuote } from '#kit/quotes/quote-link.ts';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { clock } from '#tools/hear/clock.ts';
import { usePlayback, usePlayed } from '#tools/hear/playback.ts';

/** On a shared page: its address at the moment that is playing, to send on. */
export function ShareMoment() {
  const playback = usePlayback();
  const isShared = useContext(FileGrantContext)?.startsWith('share:');
  const { pathname, search } = useLocation();
  const second = usePlayed(Math.floor, 0);
  if (!isShared) return null;
  return (
    <CopyButton
      label={`Copy link at ${clock(second)}`}
      value={() => `${location.origin}${withQuote(`${pathname}${search}`, { second: playback.seconds })}`}
    />
  );
}
