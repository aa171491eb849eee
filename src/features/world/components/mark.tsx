import MapPin from 'lucide-react/icons/map-pin';
import { project, type Place } from '../map/mercator.ts';
import { toScreen, type Size, type View } from '../map/view.ts';

export interface MarkedPlace extends Place {
  name: string;
  /** Its name and where that is. */
  words: string;
}

/** A place that was searched for or linked to, by a pin with its name; said to whoever does not see it. */
export function Mark({ place, view, size }: { place: MarkedPlace; view: View; size: Size }) {
  const { x, y } = toScreen(view, size, project(place));
  const isSeen = x >= 0 && y >= 0 && x <= size.width && y <= size.height;
  return (
    <>
      <p role="status" className="sr-only">
        {isSeen ? `${place.words} is marked on the map.` : `${place.words} is outside the map’s view.`}
      </p>
      {isSeen && (
        <div
          aria-hidden
          className="pointer-events-none absolute top-0 left-0"
          style={{ transform: `translate(${x}px, ${y}px)` }}
        >
          <MapPin className="absolute size-9 -translate-x-1/2 -translate-y-full fill-honey stroke-ink" />
          <span className="absolute top-1 max-w-48 -translate-x-1/2 truncate rounded-md border border-line bg-surface px-2 py-0.5 text-sm font-semibold whitespace-nowrap shadow-soft">
            {place.name}
          </span>
        </div>
      )}
    </>
  );
}
