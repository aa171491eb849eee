import { useSyncExternalStore } from 'react';
import { Field } from '#kit/ui/field.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { allCountries, chooseCountry, countryName, useCountry } from './country.ts';

export function CountryField({
  className = '',
  hideLabel = false,
}: {
  className?: string;
  hideLabel?: boolean;
}) {
  return (
    <Field label="Your country" hideLabel={hideLabel} className={className}>
      <Select value={useCountry()} onChange={(event) => chooseCountry(event.target.value)}>
        <option value="">Choose your country</option>
        <CountryOptions />
      </Select>
    </Field>
  );
}

const stays = () => () => {};

/** Only in the browser: servers name and sort some countries in other ways than browsers do. */
export function CountryOptions() {
  const isInBrowser = useSyncExternalStore(
    stays,
    () => true,
    () => false,
  );
  return isInBrowser && <Options values={allCountries()} labelOf={countryName} />;
}
