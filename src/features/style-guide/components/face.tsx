import { cn } from '#kit/ui/cn.ts';
import { head } from '#kit/ui/panda/head.ts';
import type { MoodParts } from '#kit/ui/panda/moods.ts';
import { shapeView } from '#kit/ui/panda/shape-view.tsx';

const box = { x: 14, y: -6, width: 212, height: 180 };
/** As with the panda itself: below this the fine lines turn to dust. */
const SMALL = 40;

interface FaceProps {
  parts: MoodParts;
  /** Width in pixels. */
  size: number;
  /** What it says; without it the face is decoration. */
  title?: string;
  className?: string;
}

/** The panda's head with any parts, for faces that are no moods of the whole panda. */
export function Face({ parts, size, title, className }: FaceProps) {
  const name = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    <svg
      {...name}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      width={size}
      height={Math.round((size * box.height) / box.width)}
      className={cn('panda', className)}
      focusable="false"
    >
      {shapeView(head(parts, size < SMALL ? 'small' : 'full', [0, 0], false))}
    </svg>
  );
}
