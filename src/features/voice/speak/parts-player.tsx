/** Plays parts one after the other, also while the last are still being made. */
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';
import { useFileAddress } from '#kit/files/file-address.ts';
import { Button } from '#kit/ui/button.tsx';
import { clock } from '#tools/hear/clock.ts';
import { usePlayback } from '#tools/hear/playback.ts';
import type { SpokenPart } from './data.ts';

export function PartsPlayer({ parts, isWhole }: { parts: readonly SpokenPart[]; isWhole: boolean }) {
  const playback = usePlayback();
  const addressOf = useFileAddress();
  const sound = useRef<HTMLAudioElement>(null);
  const [current, setCurrent] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  /** Where to begin in the part that is opened next. */
  const begin = useRef(0);
  const before = parts.slice(0, current).reduce((sum, { seconds }) => sum + seconds, 0);
  const ready = parts.reduce((sum, { seconds }) => sum + seconds, 0);
  const part = parts[current];

  useEffect(() => {
    const element = sound.current;
    if (!element) return;
    let frame = 0;
    const follow = () => {
      playback.moveTo(before + element.currentTime);
      if (!element.paused) frame = requestAnimationFrame(follow);
    };
    const open = () => {
      element.currentTime = begin.current;
      begin.current = 0;
    };
    element.addEventListener('play', follow);
    element.addEventListener('loadedmetadata', open);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('play', follow);
      element.removeEventListener('loadedmetadata', open);
    };
  }, [playback, before]);

  useEffect(() => {
    const element = sound.current;
    if (!element || !part) return;
    // A browser may not let a page begin by itself; then people press play.
    if (isPlaying) element.play().catch(() => setPlaying(false));
    else element.pause();
  }, [isPlaying, part]);

  useEffect(
    () =>
      playback.attach({
        seek(to, play) {
          let from = 0;
          let at = 0;
          while (at < parts.length - 1 && from + parts[at]!.seconds <= to) from += parts[at++]!.seconds;
          if (at === current && sound.current) sound.current.currentTime = to - from;
          else begin.current = to - from;
          setCurrent(at);
          setPlaying(play);
        },
        toggle: () => setPlaying((now) => !now),
      }),
    [playback, parts, current],
  );

  function goOn() {
    if (current + 1 < parts.length || !isWhole) setCurrent(current + 1);
    else setPlaying(false);
  }
  const isWaiting = !part;
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-lg bg-sunken p-3">
      <audio
        ref={sound}
        src={part && addressOf(part.file)}
        preload="auto"
        aria-label="Read aloud"
        onEnded={goOn}
      >
        <track kind="captions" />
      </audio>
      <Button size="sm" onClick={() => setPlaying(!isPlaying)}>
        {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        {isPlaying ? 'Pause' : 'Play'}
      </Button>
      <span className="text-sm text-muted tabular-nums">
        {isWaiting ? 'Loading the next part.' : `${clock(ready)} ready`}
      </span>
    </div>
  );
}
