import type { KeyboardEvent, MouseEvent } from 'react';
import { cn } from '#kit/ui/cn.ts';
import type { Look, ScreenVersion } from '../content.ts';
import type { Pin } from '../contract.ts';
import { contentBox, isInSight, pointOn, sceneOf, shareAt, type Point } from '../drawing/geometry.ts';

interface PinLayerProps {
  look: Look;
  version: ScreenVersion;
  scrolled: number;
  pins: readonly Pin[];
  selected: string | undefined;
  onSelect: (id: string) => void;
  /** Where a comment is about to be put, and how it is moved: by a click, or by arrow keys. */
  draft: Point | null;
  onDraft: ((point: Point) => void) | null;
}

const step = 0.02;
const moves: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};
const within = (value: number) => Math.min(1, Math.max(0, value));

/** Numbers above the points that are talked about. */
export function PinLayer(props: PinLayerProps) {
  const { look, version, scrolled, pins, selected, onSelect, draft, onDraft } = props;
  const scene = sceneOf(look);
  const content = contentBox(scene.screen, version, scrolled);
  const placeOf = (point: Point) => {
    const { x, y } = pointOn(scene, content, point);
    return { left: `${(x / scene.width) * 100}%`, top: `${(y / scene.height) * 100}%` };
  };
  function put(event: MouseEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const point = {
      x: ((event.clientX - box.left) / box.width) * scene.width,
      y: ((event.clientY - box.top) / box.height) * scene.height,
    };
    onDraft?.(shareAt(scene, content, point));
  }
  function move(event: KeyboardEvent) {
    const by = moves[event.key];
    if (!by || !draft) return;
    event.preventDefault();
    onDraft?.({ x: within(draft.x + by.x), y: within(draft.y + by.y) });
  }
  const pinLook =
    'absolute grid size-8 -translate-1/2 place-items-center rounded-full border-2 border-[#fff] text-sm font-bold shadow-soft';
  return (
    <>
      {/* By keyboard the point is moved with the arrows, see below. */}
      {onDraft && <div aria-hidden className="absolute inset-0 cursor-crosshair" onClick={put} />}
      {pins.map((pin, index) =>
        isInSight(scene.screen, content, pin) ? (
          <button
            key={pin.id}
            type="button"
            aria-label={`Comment ${index + 1}${pin.resolved ? ', resolved' : ''}`}
            aria-pressed={pin.id === selected}
            style={placeOf(pin)}
            onClick={() => onSelect(pin.id)}
            className={cn(
              pinLook,
              pin.resolved ? 'bg-[#5b5b5b] text-[#fff] opacity-70' : 'bg-[#8f2f57] text-[#fff]',
              pin.id === selected && 'ring-3 ring-focus',
            )}
          >
            {index + 1}
          </button>
        ) : null,
      )}
      {draft && (
        <button
          type="button"
          aria-label="Comment position: move with the arrow keys"
          style={placeOf(draft)}
          onKeyDown={move}
          className={cn(pinLook, 'bg-[#1f5a1a] text-[#fff]')}
        >
          +
        </button>
      )}
    </>
  );
}
