import { memo, useId, useMemo } from 'react';
import type { Outlines } from '../map/outlines.ts';
import { project } from '../map/mercator.ts';

interface LandProps {
  outlines: Outlines;
  /** The countries with people in them, by their three digits. */
  peopled: ReadonlySet<string>;
}

/**
 * Drawn once: panning and zooming move the group around it, which says how large a pixel is (`--px`). Of few elements, since a browser
 * weighs each of them again whenever that changes.
 */
export const Land = memo(function Land({ outlines: { countries, coast, borders }, peopled }: LandProps) {
  const id = useId();
  const [empty, full] = useMemo(() => {
    const paths = (isPeopled: boolean) =>
      countries.flatMap((country) => (peopled.has(country.id) === isPeopled ? [country.path] : [])).join('');
    return [paths(false), paths(true)];
  }, [countries, peopled]);
  return (
    <>
      <defs>
        <path id={id} d={coast} />
      </defs>
      <path d={graticule} className="fill-none stroke-ink/7 [stroke-width:calc(1px*var(--px))]" />
      {shallows.map((width) => (
        <use
          key={width}
          href={`#${id}`}
          className="fill-none stroke-[var(--shallow)]"
          style={{ strokeWidth: `calc(${width}px * var(--px))` }}
          strokeLinejoin="round"
        />
      ))}
      <path d={empty} className="fill-[var(--land)]" />
      <path d={full} className="fill-[var(--peopled)]" />
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
