import type { KeyboardEvent } from 'react';
import type { Callout } from '../manual.ts';
import { calloutLook } from '../signal-look.ts';

type Place = Pick<Callout, 'x' | 'y'>;

interface CalloutDotProps {
  callout: Callout;
  number: number;
  placeAt: (clientX: number, clientY: number) => Place;
  onMove: (place: Place) => void;
  onRemove: () => void;
}

const arrows: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent * 10) / 10));

/** A number on a photo that is dragged, or moved with arrow keys. */
export function CalloutDot({ callout, number, placeAt, onMove, onRemove }: CalloutDotProps) {
  const { x, y, label } = callout;
  function press(event: KeyboardEvent) {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onRemove();
      return;
    }
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    const by = event.shiftKey ? 5 : 0.5;
    onMove({ x: within(x + arrow[0] * by), y: within(y + arrow[1] * by) });
  }
  return (
    <button
      type="button"
      aria-label={`Callout ${number}${label ? `, ${label}` : ''}: ${Math.round(x)} % from the left, ${Math.round(y)} % from the top`}
      className="absolute grid size-8 touch-none -translate-1/2 cursor-grab place-items-center rounded-full border-2 text-sm font-bold active:cursor-grabbing"
      style={{ left: `${x}%`, top: `${y}%`, ...calloutLook }}
      onKeyDown={press}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId))
          onMove(placeAt(event.clientX, event.clientY));
      }}
    >
      {number}
    </button>
  );
}
