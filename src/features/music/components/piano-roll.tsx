/** Notes of a track on a grid: click to add, drag to move, drag the end to change the length; all of it by keys too. */
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { spell, signWords } from '../files/spell.ts';
import { barTicks, placesOf, step, type Note, type Role } from '../piece.ts';
import { notesOf, setNotes } from '../edit/edits.ts';
import { scaleOf, wrap } from '../compose/scale.ts';
import { stepsToBar, useStep } from '../play/use-player.ts';
import type { Editing } from './editing.ts';

const width = 18;
const height = 16;

interface Grip {
  index: number;
  how: 'move' | 'stretch';
  x: number;
  y: number;
  note: Note;
}

export function PianoRoll({ piece, player, section, role, onChange }: Editing & { role: Role }) {
  const notes = notesOf(piece, section.id, role);
  const [cursor, setCursor] = useState({ at: 0, pitch: notes[0]?.[2] ?? 60 });
  const [chosen, setChosen] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const grip = useRef<Grip | null>(null);
  const pitches = notes.map(([, , pitch]) => pitch);
  const [range] = useState({
    high: Math.max(72, ...pitches) + 5,
    low: Math.min(72, ...(pitches.length > 0 ? pitches : [60])) - 5,
  });
  const rows = range.high - range.low + 1;
  const columns = section.bars * stepsToBar(piece);
  const scale = scaleOf(piece.tonic, piece.mode);
  const nameOf = (pitch: number) => {
    const { letter, sign, octave } = spell(pitch, piece);
    return `${letter}${signWords[sign] ?? ''}${octave}`;
  };
  const rowOf = (pitch: number) => (range.high - pitch) * height;
  const change = (next: readonly Note[], what?: string) =>
    onChange?.(setNotes(piece, section.id, role, next), what);
  const describe = ([start, , pitch]: Note) =>
    `${nameOf(pitch)}, bar ${Math.floor(start / barTicks(piece)) + 1}, sixteenth ${Math.floor((start % barTicks(piece)) / step) + 1}`;

  function add(at: number, pitch: number) {
    const note: Note = [at * step, 2 * step, pitch, 90];
    player.preview(role, pitch);
    change([...notes, note]);
    setChosen(null);
    setSaid(`Added ${describe(note)}`);
  }
  function remove(index: number) {
    change(notes.filter((_, of) => of !== index));
    setSaid(`Removed ${describe(notes[index]!)}`);
    setChosen(null);
  }
  const placeOf = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  function down(event: PointerEvent<SVGSVGElement>) {
    if (!onChange || event.button !== 0) return;
    const { x, y } = placeOf(event);
    const pitch = range.high - Math.floor(y / height);
    const tick = (x / width) * step;
    const index = notes.findIndex(
      ([start, length, of]) => of === pitch && tick >= start && tick < start + Math.max(length, step),
    );
    setCursor({ at: Math.floor(x / width), pitch });
    if (index < 0) return add(Math.floor(x / width), pitch);
    const note = notes[index]!;
    const isEnd = ((note[0] + note[1]) / step) * width - x < 7;
    grip.current = { index, how: isEnd ? 'stretch' : 'move', x, y, note };
    setChosen(index);
    event.currentTarget.setPointerCapture(event.pointerId);
  }
  function drag(event: PointerEvent<SVGSVGElement>) {
    const held = grip.current;
    if (!held) return;
    const { x, y } = placeOf(event);
    const by = Math.round((x - held.x) / width) * step;
    const [start, length, pitch, velocity] = held.note;
    const moved: Note =
      held.how === 'stretch'
        ? [start, Math.max(step, length + by), pitch, velocity]
        : [Math.max(0, start + by), length, pitch - Math.round((y - held.y) / height), velocity];
    const before = notes[held.index];
    if (!before || moved.every((value, at) => value === before[at])) return;
    const next = notes.map((note, of) => (of === held.index ? moved : note));
    change(next, 'drag');
    // Notes are kept in order: the one that is held may have another place now.
    const sorted = next.toSorted((one, other) => one[0] - other[0] || one[2] - other[2]);
    held.index = sorted.indexOf(moved);
    setChosen(held.index);
  }
  function press(event: KeyboardEvent) {
    const held = chosen === null ? undefined : notes[chosen];
    const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
    if (by) {
      event.preventDefault();
      const [across, up] = by as [number, number];
      if (held && onChange) {
        const [start, length, pitch, velocity] = held;
        const moved: Note = event.shiftKey
          ? [start, Math.max(step, length + across * step), pitch, velocity]
          : [Math.max(0, start + across * step), length, Math.min(127, Math.max(0, pitch + up)), velocity];
        const next = notes
          .map((note, of) => (of === chosen ? moved : note))
          .toSorted((one, other) => one[0] - other[0] || one[2] - other[2]);
        change(next, 'keys');
        setChosen(next.indexOf(moved));
        setSaid(describe(moved));
      } else {
        const at = Math.min(columns - 1, Math.max(0, cursor.at + across));
        const pitch = Math.min(range.high, Math.max(range.low, cursor.pitch + up));
        setCursor({ at, pitch });
        setSaid(describe([at * step, step, pitch, 90]));
      }
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const index = notes.findIndex(
        ([start, length, pitch]) =>
          pitch === cursor.pitch && cursor.at * step >= start && cursor.at * step < start + length,
      );
      if (held) setChosen(null);
      else if (index >= 0) setChosen(index);
      else if (onChange) add(cursor.at, cursor.pitch);
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && chosen !== null && onChange) {
      event.preventDefault();
      remove(chosen);
    } else if (event.key === 'Escape') setChosen(null);
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex max-h-96 overflow-auto rounded-lg border-[1.5px] border-line">
        <div aria-hidden className="sticky left-0 z-10 w-12 shrink-0 bg-surface">
          {Array.from({ length: rows }, (_, at) => range.high - at).map((pitch) => (
            <div
              key={pitch}
              style={{ height }}
              className="border-b border-line pe-1 text-end text-[10px] leading-4 text-muted"
            >
              {wrap(pitch - piece.tonic) === 0 || scale.includes(wrap(pitch)) ? nameOf(pitch) : ''}
            </div>
          ))}
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- a canvas for notes with keys of its own, said below */}
        <div
          role="application"
          aria-label={`Piano roll of ${section.name}`}
          aria-describedby="roll-keys"
          tabIndex={0}
          onKeyDown={press}
        >
          <svg
            width={columns * width}
            height={rows * height}
            onPointerDown={down}
            onPointerMove={drag}
            onPointerUp={() => (grip.current = null)}
            onDoubleClick={() => chosen !== null && onChange && remove(chosen)}
            className="block [touch-action:pan-x_pan-y] select-none"
          >
            {Array.from({ length: rows }, (_, at) => range.high - at).map((pitch) => (
              <rect
                key={pitch}
                x={0}
                y={rowOf(pitch)}
                width={columns * width}
                height={height - 1}
                className={
                  wrap(pitch - piece.tonic) === 0
                    ? 'fill-bamboo-soft'
                    : scale.includes(wrap(pitch))
                      ? 'fill-surface'
                      : 'fill-sunken'
                }
              />
            ))}
            {Array.from({ length: columns + 1 }, (_, at) => (
              <line
                key={at}
                x1={at * width}
                x2={at * width}
                y1={0}
                y2={rows * height}
                strokeWidth={at % stepsToBar(piece) === 0 ? 1.5 : 0.5}
                className={at % 4 === 0 ? 'stroke-edge' : 'stroke-line'}
              />
            ))}
            <rect
              x={cursor.at * width}
              y={rowOf(cursor.pitch)}
              width={width}
              height={height - 1}
              className="fill-none stroke-edge"
            />
            {notes.map(([start, length, pitch, velocity], at) => (
              <rect
                key={at}
                x={(start / step) * width + 0.5}
                y={rowOf(pitch) + 1}
                width={Math.max(6, (length / step) * width - 1)}
                height={height - 3}
                rx={3}
                opacity={0.55 + (velocity / 127) * 0.45}
                className={at === chosen ? 'fill-bamboo-deep stroke-ink' : 'fill-bamboo'}
              />
            ))}
            <Playhead piece={piece} player={player} section={section} height={rows * height} />
          </svg>
        </div>
      </div>
      <p id="roll-keys" className="text-sm text-muted">
        Click to add a note, drag to move it, drag its end to change its length, double-click to remove it.
        Keys: arrows and Enter to add or pick up, Shift+arrows for the length, Delete to remove.
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

function Playhead({
  piece,
  player,
  section,
  height: tall,
}: Pick<Editing, 'piece' | 'player' | 'section'> & { height: number }) {
  const now = useStep(player, piece);
  const steps = stepsToBar(piece);
  const place = placesOf(piece).find(
    ({ section: of, bar }) => now >= bar * steps && now < (bar + of.bars) * steps,
  );
  if (place?.section.id !== section.id) return null;
  return (
    <rect
      x={(now - place.bar * steps) * width}
      y={0}
      width={2}
      height={tall}
      className="pointer-events-none fill-ink"
    />
  );
}
