import { useQuery } from '@tanstack/react-query';
import MapPin from 'lucide-react/icons/map-pin';
import { useState, type KeyboardEvent } from 'react';
import { searchPlaces, type FoundPlace } from '../contract.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useSettled } from '#kit/ui/use-settled.ts';

const typingPause = 250;
const longest = 100;

interface PlaceFinderProps {
  label: string;
  chosen: FoundPlace | undefined;
  onChoose(place: FoundPlace | undefined): void;
}

export function PlaceFinder({ label, chosen, onChoose }: PlaceFinderProps) {
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim(), typingPause);
  const isShort = [...q].length < 2 && /^[a-z]?$/i.test(q);
  const isAsked = !isShort && !chosen;
  const { data, error } = useQuery({ ...query(searchPlaces, { query: { q } }), enabled: isAsked });
  const isNowhere = isAsked && data?.places.length === 0;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows move between the field and the buttons within
    <div className="grid gap-2" onKeyDown={onArrow}>
      <Field
        label={label}
        hint="A town, or a town and country, such as Paris, Texas. Nothing is saved until you choose."
        error={
          error
            ? wordsOf(error)
            : isNowhere &&
              `No place called “${q}” found. Check the spelling (Latin letters), or try the nearest larger town.`
        }
      >
        <Input
          value={chosen ? nameOf(chosen) : typed}
          autoComplete="off"
          maxLength={longest}
          onChange={(event) => {
            onChoose(undefined);
            setTyped(event.target.value);
          }}
        />
      </Field>
      <div role="status" className="sr-only">
        {isAsked &&
          data &&
          data.places.length > 0 &&
          (data.places.length === 1 ? '1 place found' : `${data.places.length} places found`)}
      </div>
      {isAsked && data && data.places.length > 0 && (
        <ul aria-label="Places found" className="grid rounded-lg border border-line bg-surface p-1">
          {data.places.map((place) => (
            <li key={place.id}>
              <button
                type="button"
                onClick={() => onChoose(place)}
                className="flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left hover:bg-sunken"
              >
                <MapPin aria-hidden className="size-4 shrink-0 text-muted" />
                <span>
                  <span className="font-medium">{place.name}</span>{' '}
                  <span className="text-muted">{restOf(place)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Down from the field into what was found, and up again. */
function onArrow(event: KeyboardEvent<HTMLElement>) {
  const way = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (way === 0) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, ul button')];
  const next = stops[stops.indexOf(event.target as HTMLElement) + way];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const restOf = ({ precision, area, countryName }: FoundPlace) =>
  precision === 'country' ? 'Country' : [...(area ? [area] : []), countryName].join(', ');
const nameOf = ({ name, countryName, precision }: FoundPlace) =>
  precision === 'country' ? name : `${name}, ${countryName}`;
