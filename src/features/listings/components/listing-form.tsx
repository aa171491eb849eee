import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { inSection, type Draft } from '../draft.ts';
import { longestText } from '../limits.ts';
import { currencies, type Currency } from '../money.ts';
import { deliveryWords, sectionOf, sections, unitWords, type SectionId } from '../sections.ts';
import { PlaceField } from './place-field.tsx';

interface ListingFormProps {
  draft: Draft;
  onChange(change: (before: Draft) => Draft): void;
  wrong(path: string): string | undefined;
}

/** What a section asks for, from its data. */
export function ListingForm({ draft, onChange, wrong }: ListingFormProps) {
  const section = sectionOf(draft.section);
  const set = (change: Partial<Draft>) => onChange((before) => ({ ...before, ...change }));
  const isWanted = draft.kind === 'wanted';
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Section" error={wrong('section')}>
        <Select
          value={draft.section}
          onChange={({ target }) => onChange((before) => inSection(before, target.value as SectionId))}
        >
          {sections.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
      {section.fields.map((field) => {
        const chosen = draft.facets.find((facet) => facet.startsWith(`${field.id}:`));
        return (
          <Field key={field.id} label={field.label} optional>
            <Select
              value={chosen ?? ''}
              onChange={({ target }) =>
                set({
                  facets: [
                    ...draft.facets.filter((one) => one !== chosen),
                    ...(target.value ? [target.value] : []),
                  ],
                })
              }
            >
              <option value="">{isWanted ? 'Any' : 'Not stated'}</option>
              {field.options.map((one) => (
                <option key={one.id} value={`${field.id}:${one.id}`}>
                  {one.label}
                </option>
              ))}
            </Select>
          </Field>
        );
      })}
      <Field label="Description" optional className="sm:col-span-2" error={wrong('text')}>
        <Textarea
          rows={4}
          maxLength={longestText}
          placeholder="What should people know? Leave out phone numbers: people write to you here."
          value={draft.text}
          onChange={({ target }) => set({ text: target.value })}
        />
      </Field>
      <Field label={isWanted ? 'Budget' : 'Price'} error={wrong('priceKind')}>
        <Select
          value={draft.priceKind}
          onChange={({ target }) => set({ priceKind: target.value as Draft['priceKind'] })}
        >
          <option value="fixed">{isWanted ? 'Up to an amount' : 'An amount'}</option>
          <option value="free">{isWanted ? 'Nothing: as a gift' : 'Free'}</option>
          <option value="exchange">Swap</option>
          <option value="ask">{isWanted ? 'Open' : 'On request'}</option>
        </Select>
      </Field>
      {draft.priceKind === 'fixed' && (
        <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-2">
          <Field label="Amount" error={wrong('price')}>
            <Input
              inputMode="decimal"
              maxLength={20}
              value={draft.amount}
              onChange={({ target }) => set({ amount: target.value })}
            />
          </Field>
          <Field label="Currency">
            <Select
              value={draft.currency}
              onChange={({ target }) => set({ currency: target.value as Currency })}
            >
              {currencies.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </Select>
          </Field>
          {section.units.length > 1 && (
            <Field label="Price is" className="col-span-2" error={wrong('unit')}>
              <Select
                value={draft.unit}
                onChange={({ target }) => set({ unit: target.value as Draft['unit'] })}
              >
                {section.units.map((one) => (
                  <option key={one} value={one}>
                    {unitWords[one]}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        </div>
      )}
      <PlaceField
        label="Place"
        hint="As coarse as you like: a country, or a town. Nothing finer is stored."
        error={wrong('place')}
        chosen={draft.place}
        onChoose={(place) => set({ place })}
      />
      {section.deliveries.length > 1 && (
        <Field label="How" error={wrong('delivery')}>
          <Select
            value={draft.delivery}
            onChange={({ target }) => set({ delivery: target.value as Draft['delivery'] })}
          >
            {section.deliveries.map((one) => (
              <option key={one} value={one}>
                {deliveryWords[one]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {section.hasDates && (
        <div className="grid grid-cols-2 gap-2">
          <Field label="From" optional error={wrong('startsOn')}>
            <Input
              type="date"
              value={draft.startsOn}
              onChange={({ target }) => set({ startsOn: target.value })}
            />
          </Field>
          <Field label="Until" optional error={wrong('endsOn')}>
            <Input
              type="date"
              value={draft.endsOn}
              onChange={({ target }) => set({ endsOn: target.value })}
            />
          </Field>
        </div>
      )}
    </div>
  );
}
