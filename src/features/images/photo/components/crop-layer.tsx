/** The box that crops, above the whole photo: moved and pulled by mouse, finger and arrow keys. */
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Crop } from '#kit/photos/look.ts';
import { cn } from '#kit/ui/cn.ts';
import { corners, movedCrop, pulledCrop, type Corner } from '../crop-box.ts';

interface CropLayerProps {
  crop: Crop;
  /** Width by height in shares, where it must stay so. */
  shape: number | null;
  onCrop: (crop: Crop) => void;
}

const pace = 0.01;
const moves: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-pace, 0],
  ArrowRight: [pace, 0],
  ArrowUp: [0, -pace],
  ArrowDown: [0, pace],
};
const cornerNames: Record<Corner, string> = {
  nw: 'top left',
  ne: 'top right',
  sw: 'bottom left',
  se: 'bottom right',
};
const cornerPlaces: Record<Corner, string> = {
  nw: 'left-0 top-0 cursor-nwse-resize',
  ne: 'right-0 top-0 cursor-nesw-resize',
  sw: 'left-0 bottom-0 cursor-nesw-resize',
  se: 'right-0 bottom-0 cursor-nwse-resize',
};

export function CropLayer({ crop, shape, onCrop }: CropLayerProps) {
  const [held, setHeld] = useState<{ what: Corner | 'box'; x: number; y: number; from: Crop; now: Crop }>();
  const shown = held?.now ?? crop;
  const change = (what: Corner | 'box', from: Crop, dx: number, dy: number) =>
    what === 'box' ? movedCrop(from, dx, dy) : pulledCrop(from, what, dx, dy, shape);

  const hold = (what: Corner | 'box') => ({
    onPointerDown(event: PointerEvent) {
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      setHeld({ what, x: event.clientX, y: event.clientY, from: crop, now: crop });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!held) return;
      const box = event.currentTarget.closest('[data-cropped]')!.getBoundingClientRect();
      const [dx, dy] = [(event.clientX - held.x) / box.width, (event.clientY - held.y) / box.height];
      setHeld({ ...held, now: change(held.what, held.from, dx, dy) });
    },
    onPointerUp() {
      if (held && held.now !== held.from) onCrop(held.now);
      setHeld(undefined);
    },
    onPointerCancel: () => setHeld(undefined),
    onKeyDown(event: KeyboardEvent) {
      const by = moves[event.key];
      if (!by) return;
      event.preventDefault();
      event.stopPropagation();
      onCrop(change(what, crop, ...by));
    },
  });
  const percent = (value: number) => `${(value * 100).toFixed(3)}%`;
  return (
    <div data-cropped className="absolute inset-0 overflow-hidden">
      <div
        style={{
          left: percent(shown.x),
          top: percent(shown.y),
          width: percent(shown.width),
          height: percent(shown.height),
          boxShadow: '0 0 0 100vmax rgb(0 0 0 / 0.55)',
        }}
        className="absolute touch-none outline-2 outline-[#fff]"
      >
        <button
          type="button"
          aria-label="Crop area: move with the arrow keys"
          className="absolute inset-0 size-full cursor-move touch-none bg-[linear-gradient(90deg,transparent_33.2%,#ffffff70_33.2%_33.5%,transparent_33.5%_66.5%,#ffffff70_66.5%_66.8%,transparent_66.8%),linear-gradient(transparent_33.2%,#ffffff70_33.2%_33.5%,transparent_33.5%_66.5%,#ffffff70_66.5%_66.8%,transparent_66.8%)]"
          {...hold('box')}
        />
        {corners.map((corner) => (
          <button
            key={corner}
            type="button"
            aria-label={`Resize the ${cornerNames[corner]} corner with the arrow keys`}
            className={cn(
              'absolute grid size-11 touch-none place-items-center after:size-4 after:rounded-full after:border-2 after:border-[#14401a] after:bg-[#fff]',
              cornerPlaces[corner],
            )}
            {...hold(corner)}
          />
        ))}
      </div>
    </div>
  );
}
