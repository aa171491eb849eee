import { useEffect, useRef, useState } from 'react';
import { useFileAddress } from '#kit/files/file-address.ts';
import { usePlayback } from './playback.ts';

interface MediaPlayerProps {
  file: string;
  name: string;
  isVideo: boolean;
}

/** The recording itself. Whoever may not hear it, or where it is gone, is told so. */
export function MediaPlayer({ file, name, isVideo }: MediaPlayerProps) {
  const playback = usePlayback();
  const addressOf = useFileAddress();
  const media = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const [isGone, setGone] = useState(false);

  useEffect(() => {
    const element = media.current;
    if (!element) return;
    let frame = 0;
    // Several times for each word, where the browser's own event comes four times a second.
    const follow = () => {
      playback.moveTo(element.currentTime);
      if (!element.paused) frame = requestAnimationFrame(follow);
    };
    const events = ['play', 'seeked', 'pause', 'ended'];
    for (const event of events) element.addEventListener(event, follow);
    const detach = playback.attach({
      seek(seconds, play) {
        element.currentTime = seconds;
        // A browser may not let a page begin by itself; then people press play.
        if (play) element.play().catch(() => undefined);
      },
      toggle: () => void (element.paused ? element.play().catch(() => undefined) : element.pause()),
    });
    return () => {
      cancelAnimationFrame(frame);
      for (const event of events) element.removeEventListener(event, follow);
      detach();
    };
  }, [playback]);

  if (isGone)
    return (
      <p className="rounded-lg bg-sunken p-4 text-sm text-muted">
        The recording isn’t included, or no longer exists.
      </p>
    );
  const Media = isVideo ? 'video' : 'audio';
  return (
    <Media
      ref={media}
      controls
      preload="metadata"
      src={addressOf(file)}
      aria-label={name}
      onError={() => setGone(true)}
      className={isVideo ? 'max-h-[40svh] w-full rounded-card bg-sunken' : 'w-full'}
    >
      <track kind="captions" />
    </Media>
  );
}
