import { cn } from '../cn.ts';
import { drawPanda, type PandaOptions } from './rig.ts';
import { shapeView } from './shape-view.tsx';

export type { Mood } from './moods.ts';
export type { Pose } from './rig.ts';

/** Below this the fine lines turn to dust, and the icon drawing takes over. */
const SMALL = 40;

interface PandaProps extends PandaOptions {
  /** Width in pixels. */
  size?: number;
  /** Says what the picture means; without it the panda is decoration. */
  title?: string;
  className?: string;
}

/**
 * The mascot. `peek` leans on an edge: place it above the edge (`absolute bottom-full`) and lower it by the
 * overhang of its paws (`translate-y-1/8`).
 */
export function Panda({
  size = 96,
  title,
  className,
  detail = size < SMALL ? 'small' : 'full',
  ...options
}: PandaProps) {
  const { box, shapes } = drawPanda({ ...options, detail });
  const name = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    <svg
      {...name}
      viewBox={box.join(' ')}
      width={size}
      height={Math.round((size * box[3]) / box[2])}
      className={cn('panda', className)}
      focusable="false"
    >
      {shapes.map(shapeView)}
    </svg>
  );
}
