import type { PeopleMapProps } from '#social/places/people-map.ts';
import { MapCredits } from './credits.tsx';
import { WorldMap } from './world-map.tsx';

/** The map by itself, for lists of people elsewhere. */
export default function PeopleMap(props: PeopleMapProps) {
  return (
    <div className="grid gap-3">
      <WorldMap {...props} className="h-[22rem] sm:h-[30rem]" />
      <MapCredits />
    </div>
  );
}
