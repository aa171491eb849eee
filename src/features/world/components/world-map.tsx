import {
  useEffect,
  useId,
  useMemo,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { cn } from '#kit/ui/cn.ts';
import type { MapPlace, PeopledCountry } from '../contract.ts';
import { clustersOf, type Cluster } from '../map/clusters.ts';
import { keys } from '../map/keys.ts';
import { around, placeLabels } from '../map/labels.ts';
import { project } from '../map/mercator.ts';
import { useGestures } from '../map/use-gestures.ts';
import { useNames } from '../map/use-names.ts';
import { useOutlines } from '../map/use-outlines.ts';
import { useSize } from '../map/use-size.ts';
import { useView } from '../map/use-view.ts';
import { useTarget, type Target } from '../map/use-target.ts';
import { useReportArea } from '../map/use-report-area.ts';
import { clamp, showing, toScreen, zoomAt, type Size } from '../map/view.ts';
import type { Counted } from '../words.ts';
import { Labels } from './labels.tsx';
import { Land } from './land.tsx';
import { MapControls } from './map-controls.tsx';
import { Mark, type MarkedPlace } from './mark.tsx';
import { diameterOf, Pins } from './pins.tsx';

/** Pixels per degree from which the coarse outlines would show their corners. */
const fineFrom = 9;
/** In pixels: no other name within the pin and its own. */
const markReach = 48;

interface WorldMapProps {
  places: readonly MapPlace[];
  countries: readonly Pick<PeopledCountry, 'numeric'>[];
  selected?: string | undefined;
  onSelect(place: MapPlace): void;
  /** Flown to whenever it becomes another. */
  target?: Target | undefined;
  /** Shown by a pin with its name. */
  mark?: MarkedPlace | undefined;
  onArea?(area: string): void;
  /** What is counted at each place, where that is not people. */
  counted?: Counted | undefined;
  className?: string;
  children?: ReactNode;
}

export function WorldMap(props: WorldMapProps) {
  const { places, countries, selected, onSelect, target, mark, onArea, counted, className, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const help = useId();
  const size = useSize(frame);
  const { view, jump, fly } = useView(size, places);
  const gestures = useGestures(frame, size, jump);
  const outlines = useOutlines({ isNear: view !== undefined && view.scale >= fineFrom });
  const peopled = useMemo(() => new Set(countries.map(({ numeric }) => numeric)), [countries]);
  // In steps of half a power of two, so that what belongs together does not flicker on the way.
  const step = view && 2 ** (Math.round(Math.log2(view.scale) * 2) / 2);
  const clusters = useMemo(() => (step ? clustersOf(places, step) : []), [places, step]);
  const names = useNames(outlines.data, view?.scale ?? 0);
  const labels = useMemo(() => {
    if (!view || !size) return [];
    const pins = clusters.map((cluster) => around(toScreen(view, size, cluster), diameterOf(cluster) / 2));
    const marked = mark ? [around(toScreen(view, size, project(mark)), markReach)] : [];
    return placeLabels(names, { view, size, taken: [controlsIn(size), ...marked, ...pins] });
  }, [names, view, size, clusters, mark]);
  useTarget(target, size, Boolean(view), fly);
  useEffect(() => {
    // On a phone the list stands below the map.
    if (target) frame.current?.scrollIntoView({ block: 'nearest' });
  }, [target]);
  useReportArea(view, size, onArea);

  function press(cluster: Cluster<MapPlace>) {
    if (cluster.places.length === 1 || !size) return onSelect(cluster.places[0]!);
    return fly(() => showing(cluster.places.map(project), size));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!size || event.ctrlKey || event.metaKey || event.altKey) return;
    const middle = { x: size.width / 2, y: size.height / 2 };
    const change = keys[event.key]?.(size, middle);
    if (!change) return;
    event.preventDefault();
    fly(change);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={frame}
      role="application"
      aria-label="Map"
      aria-describedby={help}
      // The keys work wherever the focus is within.
      tabIndex={0}
      onKeyDown={onKeyDown}
      {...gestures}
      style={{ touchAction: view && size && view.scale > 1.1 * startScale(size) ? 'none' : 'pan-y' }}
      className={cn(
        'relative cursor-grab touch-pan-y overflow-hidden rounded-panel border border-line bg-sky select-none active:cursor-grabbing dark:bg-sunken',
        '[--land:color-mix(in_oklab,var(--paper),var(--honey)_45%)] [--peopled:color-mix(in_oklab,var(--leaf),var(--bamboo)_22%)] [--shallow:color-mix(in_oklab,var(--surface)_45%,transparent)]',
        'dark:[--land:color-mix(in_oklab,var(--surface),var(--ink)_5%)] dark:[--shallow:color-mix(in_oklab,var(--sky)_22%,transparent)]',
        className,
      )}
    >
      <p id={help} className="sr-only">
        Use the arrow keys to move, plus and minus to zoom, zero for the whole world, and Tab to move between
        places. The list has the same information.
      </p>
      {view && size && (
        <>
          <svg aria-hidden width={size.width} height={size.height} className="absolute inset-0">
            <g
              transform={`translate(${size.width / 2 - view.x * view.scale} ${size.height / 2 - view.y * view.scale}) scale(${view.scale})`}
              style={{ '--px': 1 / view.scale } as CSSProperties}
            >
              {outlines.data && <Land outlines={outlines.data} peopled={peopled} />}
            </g>
            <Labels labels={labels} />
          </svg>
          <Pins
            clusters={clusters}
            view={view}
            size={size}
            selected={selected}
            counted={counted}
            onPress={press}
          />
          {mark && <Mark place={mark} view={view} size={size} />}
          <MapControls
            onZoom={(factor) =>
              fly((now) => zoomAt(now, size, factor, { x: size.width / 2, y: size.height / 2 }))
            }
            onWorld={() => fly(() => clamp({ x: 0, y: 0, scale: 0 }, size))}
          />
        </>
      )}
      {outlines.isError && (
        <p role="alert" className="absolute top-3 left-3 rounded-lg bg-surface px-4 py-2 shadow-soft">
          The map outlines couldn’t be loaded. Places and the list still work.
        </p>
      )}
      {children}
    </div>
  );
}

/** Where the controls stand. */
const controlsIn = ({ height }: Size) => ({ left: 0, right: 64, top: height - 170, bottom: height });

const startScale = ({ width, height }: Size) => Math.max(width / 360, height / 197);
