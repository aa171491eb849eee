import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Repeat from 'lucide-react/icons/repeat';
import SkipBack from 'lucide-react/icons/skip-back';
import type { ReactNode } from 'react';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { clock } from '#tools/hear/clock.ts';
import { barsOf, secondsOf, secondsPerTick, step, type Piece } from '../piece.ts';
import type { Player } from '../play/player.ts';
import { stepsToBar, useIsLooping, useIsPlaying, useStep } from '../play/use-player.ts';

interface TransportProps {
  piece: Piece;
  player: Player;
  children?: ReactNode;
}

export function Transport({ piece, player, children }: TransportProps) {
  const isPlaying = useIsPlaying(player);
  const isLooping = useIsLooping(player);
  const now = useStep(player, piece);
  const steps = stepsToBar(piece);
  const seconds = now * step * secondsPerTick(piece);
  return (
    <div role="group" aria-label="Playback" className="flex flex-wrap items-center gap-2">
      <IconButton
        label={isPlaying ? 'Pause' : 'Play'}
        variant="primary"
        onClick={() => (isPlaying ? player.stop() : player.play())}
      >
        {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
      </IconButton>
      <IconButton label="Back to the start" onClick={() => player.seek(0)}>
        <SkipBack aria-hidden />
      </IconButton>
      <IconButton
        label="Loop"
        aria-pressed={isLooping}
        className={isLooping ? 'bg-bamboo-soft text-bamboo-deep' : ''}
        onClick={() => player.setLooping(!isLooping)}
      >
        <Repeat aria-hidden />
      </IconButton>
      <span className="text-sm text-muted tabular-nums">
        Bar {Math.min(barsOf(piece), Math.floor(now / steps) + 1)} of {barsOf(piece)} · {clock(seconds)} /{' '}
        {clock(secondsOf(piece))}
      </span>
      {children}
    </div>
  );
}
