import type { PointerEvent } from 'react';
import { boundsOf } from '../editor/snap.ts';
import type { AnyLayer } from '../scene.ts';

export const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof handles)[number];

interface ChosenFrameProps {
  layers: readonly AnyLayer[];
  /** A screen pixel in units of the page. */
  hair: number;
  isReadOnly: boolean;
  onBegin: (event: PointerEvent, handle: Handle | 'turn') => void;
  onPull: (event: PointerEvent) => void;
  onLetGo: () => void;
}

const blue = '#2f6fed';

/** What is chosen, with handles to resize it by and one above to turn it. */
export function ChosenFrame({ layers, hair, isReadOnly, onBegin, onPull, onLetGo }: ChosenFrameProps) {
  const box = boundsOf(layers);
  const turn = layers.length === 1 ? layers[0]!.turn : 0;
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
  const size = 10 * hair;
  const isFixed = isReadOnly || layers.every(({ isLocked }) => isLocked);
  const pulls = { onPointerMove: onPull, onPointerUp: onLetGo, onPointerCancel: onLetGo };
  return (
    <g transform={turn ? `rotate(${turn} ${cx} ${cy})` : undefined}>
      {layers.length > 1 &&
        layers.map((one) => (
          <rect
            key={one.id}
            x={one.x}
            y={one.y}
            width={one.w}
            height={one.h}
            fill="none"
            stroke={blue}
            strokeOpacity={0.5}
            strokeWidth={hair}
          />
        ))}
      <rect
        x={box.x}
        y={box.y}
        width={box.w}
        height={box.h}
        fill="none"
        stroke="#fff"
        strokeWidth={3 * hair}
      />
      <rect
        x={box.x}
        y={box.y}
        width={box.w}
        height={box.h}
        fill="none"
        stroke={blue}
        strokeWidth={1.5 * hair}
        strokeDasharray={isFixed ? `${4 * hair}` : undefined}
      />
      {!isFixed && (
        <>
          <line x1={cx} x2={cx} y1={box.y} y2={box.y - 26 * hair} stroke={blue} strokeWidth={1.5 * hair} />
          <circle
            cx={cx}
            cy={box.y - 26 * hair}
            r={14 * hair}
            fill="transparent"
            className="pointer-events-auto cursor-grab touch-none"
            onPointerDown={(event) => onBegin(event, 'turn')}
            {...pulls}
          />
          <circle
            cx={cx}
            cy={box.y - 26 * hair}
            r={6 * hair}
            fill="#fff"
            stroke={blue}
            strokeWidth={1.5 * hair}
          />
          {handles.map((handle) => {
            const x = handle.includes('w') ? box.x : handle.includes('e') ? box.x + box.w : cx;
            const y = handle.includes('n') ? box.y : handle.includes('s') ? box.y + box.h : cy;
            return (
              <g key={handle}>
                <rect
                  x={x - size / 2}
                  y={y - size / 2}
                  width={size}
                  height={size}
                  rx={2 * hair}
                  fill="#fff"
                  stroke={blue}
                  strokeWidth={1.5 * hair}
                />
                <rect
                  data-handle={handle}
                  x={x - size}
                  y={y - size}
                  width={size * 2}
                  height={size * 2}
                  fill="transparent"
                  className="pointer-events-auto touch-none"
                  style={{ cursor: `${handle}-resize` }}
                  onPointerDown={(event) => onBegin(event, handle)}
                  {...pulls}
                />
              </g>
            );
          })}
        </>
      )}
    </g>
  );
}
