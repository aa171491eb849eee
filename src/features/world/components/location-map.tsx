import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { href } from '#kit/href.ts';
import type { Location, MapPlace } from '../contract.ts';
import { MapCredits } from './credits.tsx';
import { WorldMap } from './world-map.tsx';

/** The place itself and the finer ones within it. */
export function LocationMap({ location }: { location: Location }) {
  const navigate = useNavigate();
  const shown = useMemo(() => placesOf(location), [location]);
  const lands = useMemo(() => [{ numeric: location.outline }], [location.outline]);
  return (
    <div className="grid content-start gap-3">
      <WorldMap
        key={location.id}
        places={shown}
        countries={lands}
        selected={location.id}
        target={location}
        onSelect={({ id }) => void navigate(href('/location/:id', { id }))}
        className="h-80 lg:h-[26rem]"
      />
      <MapCredits />
    </div>
  );
}

function placesOf({
  places,
  items: _,
  next: __,
  things: ___,
  within: ____,
  namesakes: _____,
  span: ______,
  ...place
}: Location): MapPlace[] {
  const finer = places.reduce((sum, { people }) => sum + people, 0);
  // Those who are in a finer place stand there. An empty town is still shown where it is; a country is seen by its outline.
  const own = place.people - finer;
  const isOutlined = place.precision === 'country';
  return own > 0 || (places.length === 0 && !isOutlined) ? [{ ...place, people: own }, ...places] : places;
}
