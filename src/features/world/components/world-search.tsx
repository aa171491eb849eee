import Search from 'lucide-react/icons/search';
import { useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { Field } from '#kit/ui/field.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Select } from '#kit/ui/select.tsx';
import type { PeopledCountry } from '../contract.ts';
import { longestPlaceSearch } from '../place.ts';

interface WorldSearchProps {
  q: string | undefined;
  country: string | undefined;
  countries: readonly PeopledCountry[];
}

const typingPause = 300;

/** A form of its own, so that it searches before scripts are there; with them it searches while one types. */
export function WorldSearch({ q, country, countries }: WorldSearchProps) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function send(pause: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => void submit(form.current, { replace: true, preventScrollReset: true }),
      pause,
    );
  }

  return (
    <Form ref={form} role="search" replace preventScrollReset className="grid gap-2.5">
      <div className="relative">
        <Field label="Search people and places" hideLabel>
          <Input
            type="search"
            name="q"
            defaultValue={q}
            maxLength={longestPlaceSearch}
            placeholder="Search people and places"
            className="pr-12"
            onChange={() => send(typingPause)}
          />
        </Field>
        <IconButton type="submit" label="Search" className="absolute top-0 right-0">
          <Search aria-hidden />
        </IconButton>
      </div>
      {(countries.length > 1 || country) && (
        <Field label="Country" hideLabel>
          <Select name="country" defaultValue={country ?? ''} onChange={() => send(0)}>
            <option value="">All countries</option>
            {countries.map(({ code, name, people }) => (
              <option key={code} value={code}>
                {name} ({people})
              </option>
            ))}
            {country && !countries.some(({ code }) => code === country) && (
              <option value={country}>{country} (0)</option>
            )}
          </Select>
        </Field>
      )}
    </Form>
  );
}
