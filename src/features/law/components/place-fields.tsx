import { CountryOptions } from '#kit/crisis/country-field.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Select } from '#kit/ui/select.tsx';
import { longestRegion } from '../document/content.ts';

export interface Place {
  country: string;
  region: string;
}

interface PlaceFieldsProps {
  place: Place;
  onChange: (place: Place) => void;
}

/** The first question of all: whose law applies. */
export function PlaceFields({ place, onChange }: PlaceFieldsProps) {
  return (
    <fieldset className="grid gap-4 rounded-card bg-sunken p-5 sm:grid-cols-2">
      <legend className="sr-only">Place</legend>
      <Field label="Whose law applies?" hint="Usually where you live or do business.">
        <Select
          value={place.country}
          onChange={(event) => onChange({ ...place, country: event.target.value })}
        >
          <option value="">Choose a country</option>
          <CountryOptions />
        </Select>
      </Field>
      <Field
        label="State, province or part of the country"
        optional
        hint="Where it has a law of its own: Scotland, Texas, Québec."
      >
        <Input
          value={place.region}
          maxLength={longestRegion}
          autoComplete="off"
          onChange={(event) => onChange({ ...place, region: event.target.value })}
        />
      </Field>
    </fieldset>
  );
}
