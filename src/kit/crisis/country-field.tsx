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
        <Options values={allCountries()} labelOf={countryName} />
      </Select>
    </Field>
  );
}
