import { useQuery } from '@tanstack/react-query';
import MapPin from 'lucide-react/icons/map-pin';
import { useState, type FocusEvent } from 'react';
import { searchPlaces, type FoundPlace } from '#features/world/contract.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useSettled } from '#kit/ui/use-settled.ts';

export interface ChosenPlace {
  id: string;
  name: string;
}

interface PlaceFieldProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  chosen: ChosenPlace | null;
  onChoose(place: ChosenPlace | null): void;
}

const nameOf = ({ name, countryName, precision }: FoundPlace) =>
  precision === 'country' ? name : `${name}, ${countryName}`;

/** A town or a country by its name: as coarse as wished, and never finer than a town. */
export function PlaceField({ label, hint, error, chosen, onChoose }: PlaceFieldProps) {
  const [typed, setTyped] = useState('');
  const [isLeft, setLeft] = useState(false);
  const q = useSettled(typed.trim(), 250);
  const isAsked = chosen === null && [...q].length > 1;
  const found = useQuery({ ...query(searchPlaces, { query: { q } }), enabled: isAsked });
  const places = isAsked ? (found.data?.places ?? []) : [];
  const nothing =
    isAsked && found.data?.places.length === 0 ? 'No such place. Try the nearest larger town.' : undefined;
  const unchosen =
    isLeft && chosen === null && typed.trim() !== '' ? 'Choose a place from the list.' : undefined;

  /** A name typed in full is that place; anything else has to be chosen. */
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return; // on the way to the list
    setLeft(true);
    const same = places.find(({ name }) => name.toLowerCase() === typed.trim().toLowerCase());
    if (same) onChoose({ id: same.id, name: nameOf(same) });
  }

  return (
    <div onBlur={leave} className="grid content-start gap-2">
      <Field
        label={label}
        optional
        hint={hint}
        error={error ?? (found.error ? wordsOf(found.error) : (nothing ?? unchosen))}
      >
        <Input
          autoComplete="off"
          maxLength={100}
          placeholder="Town or country"
          value={chosen ? chosen.name : typed}
          onChange={({ target }) => {
            onChoose(null);
            setLeft(false);
            setTyped(target.value);
          }}
        />
      </Field>
      {places.length > 0 && (
        <ul aria-label="Places" className="grid rounded-lg border border-line bg-surface p-1">
          {places.slice(0, 5).map((place) => (
            <li key={place.id}>
              <button
                type="button"
                // The field keeps the focus: a press on a place is not leaving it.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose({ id: place.id, name: nameOf(place) })}
                className="flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left hover:bg-sunken"
              >
                <MapPin aria-hidden className="size-4 shrink-0 text-muted" />
                <span>
                  {place.name}{' '}
                  <span className="text-muted">
                    {place.precision === 'country'
                      ? 'Country'
                      : [place.area, place.countryName].filter(Boolean).join(', ')}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
