import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { Form } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Select } from '#kit/ui/select.tsx';
import { sortWords, type Filter } from '../filter-in-address.ts';
import { longestTitle } from '../limits.ts';
import { currencies } from '../money.ts';
import { sectionNamed } from '../sections.ts';
import { PlaceField, type ChosenPlace } from './place-field.tsx';

interface ListingFiltersProps {
  filter: Filter;
  facets: readonly { value: string; count: number }[];
  isMap: boolean;
}

/** One form, all of it in the address: it searches before scripts are there. */
export function ListingFilters({ filter, facets, isMap }: ListingFiltersProps) {
  const section = sectionNamed(filter.section);
  const [place, setPlace] = useState<ChosenPlace | null>(
    filter.near ? { id: filter.near, name: filter.nearName ?? 'Chosen place' } : null,
  );
  const counts = new Map(facets.map(({ value, count }) => [value, count]));
  const chosen = new Set(filter.facets?.split(','));
  const isNarrowed = Boolean(filter.facets ?? filter.from ?? filter.to ?? filter.near ?? filter.kind);
  return (
    <Form role="search" preventScrollReset className="grid gap-4">
      {isMap && <input type="hidden" name="view" value="map" />}
      <div className="relative">
        <Field label="Search listings" hideLabel>
          <Input
            type="search"
            name="q"
            defaultValue={filter.q}
            maxLength={longestTitle}
            placeholder={section ? `Search ${section.title.toLowerCase()}` : 'What are you looking for?'}
            className="h-13 pr-14 text-lg"
          />
        </Field>
        <IconButton type="submit" label="Search" className="absolute top-1 right-1">
          <Search aria-hidden />
        </IconButton>
      </div>
      <details className="rounded-card border border-line bg-surface" open={isNarrowed}>
        <summary className="cursor-pointer px-5 py-3 font-medium">Filters and order</summary>
        <div className="grid gap-4 border-t border-line p-5 sm:grid-cols-2 lg:grid-cols-4">
          <Field label="Show">
            <Select name="kind" defaultValue={filter.kind ?? ''}>
              <option value="">Offers and wanted</option>
              <option value="offer">Offers</option>
              <option value="wanted">Wanted</option>
            </Select>
          </Field>
          <Field label="Order">
            <Select name="sort" defaultValue={filter.sort ?? ''}>
              <option value="">{filter.q ? sortWords.best : sortWords.new}</option>
              {Object.entries(sortWords)
                .filter(([value]) => value !== (filter.q ? 'best' : 'new') && (value !== 'best' || filter.q))
                .map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
            </Select>
          </Field>
          {section?.fields.map((field) => (
            <Field key={field.id} label={field.label}>
              <Select
                name={field.id}
                defaultValue={field.options.find((one) => chosen.has(`${field.id}:${one.id}`))?.id ?? ''}
              >
                <option value="">Any</option>
                {field.options.map((one) => {
                  const count = counts.get(`${field.id}:${one.id}`);
                  return (
                    <option key={one.id} value={one.id}>
                      {count ? `${one.label} (${count})` : one.label}
                    </option>
                  );
                })}
              </Select>
            </Field>
          ))}
          <div className="grid grid-cols-3 content-start gap-2 sm:col-span-2 lg:col-span-2">
            <Field label="Price from">
              <Input name="from" inputMode="decimal" maxLength={20} defaultValue={filter.from} />
            </Field>
            <Field label="to">
              <Input name="to" inputMode="decimal" maxLength={20} defaultValue={filter.to} />
            </Field>
            <Field label="Currency">
              <Select name="currency" defaultValue={filter.currency ?? ''}>
                <option value="">Any</option>
                {currencies.map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </Select>
            </Field>
          </div>
          <PlaceField label="Near" chosen={place} onChoose={setPlace} />
          {place && (
            <>
              <input type="hidden" name="near" value={place.id} />
              <input type="hidden" name="place" value={place.name} />
            </>
          )}
          <Field label="Within">
            <Select name="within" defaultValue={filter.within ?? '50'} disabled={place === null}>
              {['5', '10', '25', '50', '100', '250', '1000'].map((km) => (
                <option key={km} value={km}>
                  {Number(km).toLocaleString('en')} km
                </option>
              ))}
            </Select>
          </Field>
          <div className="flex items-end">
            <Button type="submit">Show results</Button>
          </div>
        </div>
      </details>
    </Form>
  );
}
