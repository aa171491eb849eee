/** All bars with their chords: the one that is heard is marked, each can be gone to and explains itself. */
import { useState } from 'react';
import { cn } from '#kit/ui/cn.ts';
import { barTicks, placesOf, secondsPerTick, type Piece } from '../piece.ts';
import type { Player } from '../play/player.ts';
import { stepsToBar, useStep } from '../play/use-player.ts';

export function BarStrip({ piece, player }: { piece: Piece; player: Player }) {
  const now = Math.floor(useStep(player, piece) / stepsToBar(piece));
  const [chosen, setChosen] = useState(0);
  const length = barTicks(piece);
  const places = placesOf(piece);
  const bars = places.flatMap(({ section, bar, at }) =>
    Array.from({ length: section.bars }, (_, of) => ({
      place: at,
      number: bar + of,
      chord: section.chords.filter(({ start }) => Math.floor(start / length) === of),
      rules: section.rules[of] ?? [],
    })),
  );
  const explained = bars[chosen] ?? bars[0];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-3">
        {places.map(({ section, at, bar }) => (
          <div key={at}>
            <p className="mb-1 text-sm font-medium text-muted">{section.name}</p>
            <ol
              className="grid grid-cols-4 gap-1.5 sm:grid-cols-8"
              aria-label={`Bars of ${section.name}, from bar ${bar + 1}`}
            >
              {bars
                .filter(({ place }) => place === at)
                .map(({ number, chord }) => (
                  <li key={number}>
                    <button
                      type="button"
                      aria-current={number === now ? 'true' : undefined}
                      aria-pressed={number === chosen}
                      onClick={() => {
                        setChosen(number);
                        player.seek(number * length * secondsPerTick(piece));
                      }}
                      className={cn(
                        'grid min-h-12 w-full rounded-lg border-[1.5px] px-2 py-1 text-start',
                        number === now
                          ? 'border-bamboo bg-bamboo-soft'
                          : 'border-line bg-surface hover:border-edge',
                        number === chosen && 'ring-2 ring-bamboo',
                      )}
                    >
                      <span className="text-xs text-muted">{number + 1}</span>
                      <span className="font-semibold">{chord.map(({ name }) => name).join(' ') || '–'}</span>
                    </button>
                  </li>
                ))}
            </ol>
          </div>
        ))}
      </div>
      {explained && explained.rules.length > 0 && (
        <div className="rounded-lg bg-sunken p-4">
          <p className="font-semibold">
            Why bar {explained.number + 1} sounds like this:{' '}
            {explained.chord.map(({ name, roman }) => `${name} (${roman})`).join(', ')}
          </p>
          <ul className="mt-2 grid list-disc gap-1 ps-5 text-sm">
            {explained.rules.map((rule) => (
              <li key={rule}>{rule}.</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
