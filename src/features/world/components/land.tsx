import { memo } from 'react';
import { cn } from '#kit/ui/cn.ts';
import type { Outlines } from '../map/outlines.ts';
import { project } from '../map/mercator.ts';

interface LandProps {
  outlines: Outlines;
  /** The countries with people in them, by their three digits. */
  peopled: ReadonlySet<string>;
}

/** Drawn once: panning and zooming move the group around it, which says how large a pixel is (`--px`). */
export const Land = memo(function Land({ outlines: { countries, coast, borders }, peopled }: LandProps) {
  return (
    <>
      <path d={graticule} className="fill-none stroke-ink/7 [stroke-width:calc(1px*var(--px))]" />
      {shallows.map((width) => (
        <path
          key={width}
          d={coast}
          className="fill-none stroke-[var(--shallow)]"
          style={{ strokeWidth: `calc(${width}px * var(--px))` }}
          strokeLinejoin="round"
        />
      ))}
      {countries.map(({ id, path }, index) => (
        <path
          key={`${id} ${index}`}
          d={path}
          className={cn(peopled.has(id) ? 'fill-[var(--peopled)]' : 'fill-[var(--land)]')}
        />
      ))}
      <path d={borders} className="fill-none stroke-edge/45 [stroke-width:calc(1px*var(--px))]" />
    </>
  );
});

/** In pixels, whatever the scale. */
const shallows = [12, 5];

const graticule = [
  ...[-150, -120, -90, -60, -30, 0, 30, 60, 90, 120, 150, 180].map((x) => `M${x},-180V110`),
  ...[-60, -30, 0, 30, 60].map((latitude) => `M-169,${project({ latitude, longitude: 0 }).y.toFixed(2)}H191`),
].join('');
