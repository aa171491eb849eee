/** The drums of one bar as buttons, sixteenth by sixteenth. */
import Copy from 'lucide-react/icons/copy';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { Select } from '#kit/ui/select.tsx';
import { notesOf, repeatBar, toggleHit } from '../edit/edits.ts';
import { barTicks, drumNames, drumPitches, step } from '../piece.ts';
import { stepsToBar } from '../play/use-player.ts';
import type { Editing } from './editing.ts';

export function DrumGrid({ piece, player, section, onChange }: Editing) {
  const [bar, setBar] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const steps = stepsToBar(piece);
  const from = bar * barTicks(piece);
  const hits = new Map(
    notesOf(piece, section.id, 'drums').map(([start, , pitch, velocity]) => [
      `${Math.round(start / step)} ${pitch}`,
      velocity,
    ]),
  );
  function move(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -steps, ArrowDown: steps }[event.key];
    if (!by) return;
    const buttons = [...(grid.current?.querySelectorAll<HTMLButtonElement>('button[data-hit]') ?? [])];
    const next = buttons[buttons.indexOf(event.target as HTMLButtonElement) + by];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Select
          aria-label="Bar"
          className="w-32"
          value={bar}
          onChange={({ target }) => setBar(Number(target.value))}
        >
          {Array.from({ length: section.bars }, (_, at) => (
            <option key={at} value={at}>
              Bar {at + 1}
            </option>
          ))}
        </Select>
        {onChange && (
          <Button variant="secondary" size="sm" onClick={() => onChange(repeatBar(piece, section.id, bar))}>
            <Copy aria-hidden /> Copy to all bars of {section.name}
          </Button>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow keys move between its buttons */}
      <div ref={grid} onKeyDown={move} className="grid gap-1 overflow-x-auto pb-2">
        {drumPitches.map((pitch) => (
          <div key={pitch} role="group" aria-label={drumNames[pitch]} className="flex items-center gap-1">
            <span className="sticky left-0 z-10 w-20 shrink-0 bg-canvas text-sm">{drumNames[pitch]}</span>
            {Array.from({ length: steps }, (_, at) => {
              const velocity = hits.get(`${from / step + at} ${pitch}`);
              return (
                <button
                  key={at}
                  type="button"
                  data-hit
                  disabled={!onChange}
                  aria-pressed={velocity !== undefined}
                  aria-label={`${drumNames[pitch]}, beat ${Math.floor(at / 4) + 1}.${(at % 4) + 1}`}
                  onClick={() => {
                    if (velocity === undefined) player.preview('drums', pitch);
                    onChange?.(toggleHit(piece, section.id, from + at * step, pitch));
                  }}
                  className={cn(
                    'size-8 shrink-0 rounded-md border-[1.5px] sm:size-9',
                    at % 4 === 0 && at > 0 && 'ms-2',
                    velocity === undefined
                      ? 'border-line bg-sunken hover:border-edge'
                      : velocity > 80
                        ? 'border-bamboo bg-bamboo'
                        : 'border-bamboo bg-bamboo-soft',
                  )}
                />
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
