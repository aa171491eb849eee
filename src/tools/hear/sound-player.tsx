/** A sound with its shape: play, go back and forth, faster and slower. What else is on the page follows it by `usePlayback`. */
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { clock } from './clock.ts';
import { usePlayback, usePlayed } from './playback.ts';
import { Waveform } from './waveform.tsx';

const speeds = [1, 1.25, 1.5, 2, 0.75];
const leap = 10;

interface SoundPlayerProps {
  src: string;
  name: string;
  peaks: readonly number[] | undefined;
}

export function SoundPlayer({ src, name, peaks }: SoundPlayerProps) {
  const playback = usePlayback();
  const sound = useRef<HTMLAudioElement>(null);
  const [seconds, setSeconds] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(0);
  const [isGone, setGone] = useState(false);
  const now = usePlayed((at) => Math.floor(at), 0);

  useEffect(() => {
    const element = sound.current;
    if (!element) return;
    let frame = 0;
    // Several times for each word, where the browser's own event comes four times a second.
    const follow = () => {
      playback.moveTo(element.currentTime);
      setPlaying(!element.paused);
      if (!element.paused) frame = requestAnimationFrame(follow);
    };
    const measure = () => setSeconds(Number.isFinite(element.duration) ? element.duration : 0);
    const events = ['play', 'seeked', 'pause', 'ended'];
    for (const event of events) element.addEventListener(event, follow);
    for (const event of ['loadedmetadata', 'durationchange']) element.addEventListener(event, measure);
    if (element.readyState > 0) measure();
    const detach = playback.attach({
      seek(to, play) {
        element.currentTime = to;
        // A browser may not let a page begin by itself; then people press play.
        if (play) element.play().catch(() => undefined);
      },
      toggle: () => void (element.paused ? element.play().catch(() => undefined) : element.pause()),
    });
    return () => {
      cancelAnimationFrame(frame);
      for (const event of events) element.removeEventListener(event, follow);
      for (const event of ['loadedmetadata', 'durationchange']) element.removeEventListener(event, measure);
      detach();
    };
  }, [playback]);
  useEffect(() => {
    if (sound.current) sound.current.playbackRate = speeds[speed]!;
  }, [speed]);

  if (isGone)
    return (
      <p className="rounded-lg bg-sunken p-4 text-sm text-muted">
        The recording isn’t included, or no longer exists.
      </p>
    );
  return (
    <div role="group" aria-label={name} className="grid gap-2">
      <audio ref={sound} preload="metadata" src={src} onError={() => setGone(true)}>
        <track kind="captions" />
      </audio>
      <Waveform peaks={peaks ?? []} seconds={seconds} />
      <div className="flex flex-wrap items-center gap-1.5">
        <IconButton label={isPlaying ? 'Pause' : 'Play'} variant="primary" onClick={() => playback.toggle()}>
          {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        </IconButton>
        <IconButton
          label={`Back ${leap} seconds`}
          onClick={() => playback.seek(Math.max(0, playback.seconds - leap), { play: isPlaying })}
        >
          <RotateCcw aria-hidden />
        </IconButton>
        <IconButton
          label={`Forward ${leap} seconds`}
          onClick={() => playback.seek(Math.min(seconds, playback.seconds + leap), { play: isPlaying })}
        >
          <RotateCw aria-hidden />
        </IconButton>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Speed: ${speeds[speed]}`}
          onClick={() => setSpeed((speed + 1) % speeds.length)}
        >
          {speeds[speed]}×
        </Button>
        <span className="ml-auto text-sm text-muted tabular-nums">
          {clock(now)} / {clock(seconds)}
        </span>
      </div>
    </div>
  );
}
