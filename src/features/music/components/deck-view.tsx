/** One deck: its waveform, play, cue and the two bands of its equaliser. */
import Flag from 'lucide-react/icons/flag';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { clock } from '#tools/hear/clock.ts';
import type { Desk } from '../dj/desk.ts';

interface DeckViewProps {
  desk: Desk;
  at: number;
  name: string;
  peaks: readonly number[];
}

export function DeckView({ desk, at, name, peaks }: DeckViewProps) {
  const deck = desk.decks[at]!;
  const [now, setNow] = useState(0);
  useEffect(() => {
    let frame = requestAnimationFrame(function follow() {
      setNow(Math.round(desk.positionOf(at) * 10) / 10);
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [desk, at]);
  const seconds = deck.sound?.duration ?? 0;
  const share = seconds > 0 ? now / seconds : 0;
  return (
    <section
      aria-label={`Deck ${name}`}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-card border-[1.5px] border-line p-4"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="truncate text-lg">
          Deck {name}
          <span dir="auto" className="ms-3 text-base font-normal text-muted">
            {deck.title || 'Empty'}
          </span>
        </h2>
        <span className="text-sm text-muted tabular-nums">
          {clock(now)} / {clock(seconds)}
        </span>
      </div>
      <div className="relative h-20">
        <svg
          aria-hidden
          viewBox={`0 0 ${Math.max(1, peaks.length)} 100`}
          preserveAspectRatio="none"
          className="h-full w-full rounded-lg bg-sunken"
        >
          {peaks.map((peak, of) => (
            <rect
              key={of}
              x={of}
              width={0.8}
              y={50 - Math.max(1, peak * 48)}
              height={Math.max(2, peak * 96)}
              className={of / peaks.length < share ? 'fill-bamboo' : 'fill-edge'}
            />
          ))}
          {seconds > 0 && (
            <rect
              x={(deck.cue / seconds) * peaks.length}
              width={1.5}
              y={0}
              height={100}
              className="fill-danger"
            />
          )}
        </svg>
        <input
          type="range"
          aria-label={`Position of deck ${name}`}
          aria-valuetext={`${clock(now)} of ${clock(seconds)}`}
          min={0}
          max={Math.max(0.1, seconds)}
          step={0.1}
          value={Math.min(now, Math.max(0.1, seconds))}
          disabled={!deck.sound}
          onChange={({ target }) => desk.seek(at, Number(target.value))}
          className="absolute inset-0 h-full w-full cursor-pointer opacity-0 focus-visible:opacity-30"
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <IconButton
          label={deck.isPlaying ? `Pause deck ${name}` : `Play deck ${name}`}
          variant="primary"
          disabled={!deck.sound}
          onClick={() => (deck.isPlaying ? desk.stop(at) : desk.play(at))}
        >
          {deck.isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        </IconButton>
        <Button variant="secondary" size="sm" disabled={!deck.sound} onClick={() => desk.setCue(at)}>
          <Flag aria-hidden /> Set cue
        </Button>
        <Button variant="secondary" size="sm" disabled={!deck.sound} onClick={() => desk.seek(at, deck.cue)}>
          Go to cue
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-3">
        {(['low', 'high'] as const).map((band) => (
          <label key={band} className="grid text-sm">
            {band === 'low' ? 'Bass' : 'Treble'}
            <input
              type="range"
              aria-label={`${band === 'low' ? 'Bass' : 'Treble'} of deck ${name}`}
              min={-40}
              max={6}
              step={1}
              defaultValue={0}
              onChange={({ target }) => desk.equalise(at, band, Number(target.value))}
              className="h-9 w-full accent-bamboo"
            />
          </label>
        ))}
      </div>
    </section>
  );
}
