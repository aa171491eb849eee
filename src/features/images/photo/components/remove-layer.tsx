/** Above the photo while something is removed: a click on it, or strokes of a brush. By keyboard a cross is moved. */
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { backThrough, type Matrix, type Size } from '#kit/photos/look.ts';
import { cn } from '#kit/ui/cn.ts';

export interface Point {
  x: number;
  y: number;
}
export interface Stroke {
  radius: number;
  points: Point[];
}

interface RemoveLayerProps {
  /** What is shown, in pixels. */
  shown: Size;
  pixels: Size;
  matrix: Matrix;
  how: 'click' | 'brush';
  radius: number;
  strokes: readonly Stroke[];
  onStrokes: (strokes: readonly Stroke[]) => void;
  onClick: (point: Point) => void;
  isBusy: boolean;
}

const pace = 0.02;
const mostPoints = 400;
const moves: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -pace, y: 0 },
  ArrowRight: { x: pace, y: 0 },
  ArrowUp: { x: 0, y: -pace },
  ArrowDown: { x: 0, y: pace },
};
const within = (value: number) => Math.min(1, Math.max(0, value));

export function RemoveLayer(props: RemoveLayerProps) {
  const { shown, pixels, matrix, how, radius, strokes, onStrokes, onClick, isBusy } = props;
  /** In shares of what is shown. */
  const [cross, setCross] = useState<Point>({ x: 0.5, y: 0.5 });
  const [isAimed, setAimed] = useState(false);
  const [stroke, setStroke] = useState<Stroke | null>(null);
  const longer = Math.max(pixels.width, pixels.height);

  const inPhoto = ({ x, y }: Point): Point => {
    const at = backThrough(matrix, { x: x * shown.width, y: y * shown.height });
    return { x: within(at.x / pixels.width), y: within(at.y / pixels.height) };
  };
  const under = (event: PointerEvent): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
  };
  function begin(event: PointerEvent) {
    if (isBusy || event.button !== 0) return;
    if (how === 'click') return onClick(inPhoto(under(event)));
    event.currentTarget.setPointerCapture(event.pointerId);
    setStroke({ radius, points: [inPhoto(under(event))] });
  }
  function go(event: PointerEvent) {
    if (!stroke || stroke.points.length >= mostPoints) return;
    setStroke({ ...stroke, points: [...stroke.points, inPhoto(under(event))] });
  }
  function end() {
    if (!stroke) return;
    onStrokes([...strokes, stroke]);
    setStroke(null);
  }
  function onKeyDown(event: KeyboardEvent) {
    const by = moves[event.key];
    if (by) {
      event.preventDefault();
      setAimed(true);
      setCross({ x: within(cross.x + by.x), y: within(cross.y + by.y) });
    }
    if ((event.key === 'Enter' || event.key === ' ') && !isBusy) {
      event.preventDefault();
      if (how === 'click') onClick(inPhoto(cross));
      else onStrokes([...strokes, { radius, points: [inPhoto(cross)] }]);
    }
  }
  const all = stroke ? [...strokes, stroke] : strokes;
  return (
    <>
      <svg aria-hidden viewBox={`0 0 ${shown.width} ${shown.height}`} className="absolute inset-0 size-full">
        <g
          transform={`matrix(${matrix.join(' ')})`}
          fill="none"
          stroke="#e0218a"
          strokeOpacity={0.55}
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          {all.map(({ radius: wide, points: [first, ...others] }, at) => (
            <path
              key={at}
              strokeWidth={2 * wide * longer}
              d={`M${[first!, ...(others.length > 0 ? others : [first!])]
                .map(({ x, y }) => `${x * pixels.width} ${y * pixels.height}`)
                .join('L')}`}
            />
          ))}
        </g>
        {isAimed && (
          <g stroke="#e0218a" strokeWidth={shown.width / 250} fill="none">
            <circle cx={cross.x * shown.width} cy={cross.y * shown.height} r={shown.width / 60} />
            <path
              d={`M${cross.x * shown.width - shown.width / 30} ${cross.y * shown.height}h${shown.width / 15}M${cross.x * shown.width} ${cross.y * shown.height - shown.width / 30}v${shown.width / 15}`}
            />
          </g>
        )}
      </svg>
      <button
        type="button"
        aria-label={
          how === 'click'
            ? 'Click an object to remove it; use the arrow keys to move the cross and Enter to remove'
            : 'Paint over what to remove; use the arrow keys to move the cross and Enter to paint'
        }
        aria-busy={isBusy}
        className={cn(
          'absolute inset-0 size-full touch-none',
          isBusy ? 'cursor-progress' : 'cursor-crosshair',
        )}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={() => setStroke(null)}
        onKeyDown={onKeyDown}
      />
    </>
  );
}
