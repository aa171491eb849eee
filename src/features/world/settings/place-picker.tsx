import { useState, type FormEvent } from 'react';
import { putPlace, type FoundPlace } from '../contract.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { RadioCards } from '#kit/ui/radio-cards.tsx';
import { toast } from '#kit/ui/toast.ts';
import { Failure } from '#kit/contract/failure.tsx';
import { PlaceFinder } from './place-finder.tsx';
import { placeQueries } from './place-queries.ts';

type Precision = FoundPlace['precision'];

/** First where, then how exactly; nothing is chosen beforehand. */
export function PlacePicker({ isChange }: { isChange: boolean }) {
  const [place, setPlace] = useState<FoundPlace>();
  const [precision, setPrecision] = useState<Precision>();
  const put = useCall(putPlace, {
    refreshes: placeQueries,
    onSuccess: () => {
      choose(undefined);
      toast({ title: 'You’re on the map' });
    },
  });

  function choose(next: FoundPlace | undefined) {
    put.reset();
    setPlace(next);
    setPrecision(next?.precision === 'country' ? 'country' : undefined);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (place && precision) put.mutate({ body: { place: place.id, precision } });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <PlaceFinder
        label={isChange ? 'Change location' : 'Town or country'}
        chosen={place}
        onChoose={choose}
      />
      {place && (
        <RadioCards
          key={place.id}
          legend="How precisely should others see it?"
          value={precision ?? ('' as Precision)}
          onValueChange={setPrecision}
          options={optionsFor(place)}
        />
      )}
      <Failure error={put.error} />
      {place && (
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={!precision} pending={put.isPending}>
            Show me on the map
          </Button>
          <Button variant="ghost" onClick={() => choose(undefined)}>
            Cancel
          </Button>
        </div>
      )}
    </form>
  );
}

/** With so few towns in it a region says nearly as much as the town. */
const fewTowns = 3;

function optionsFor({ precision, name, area, countryName, region }: FoundPlace) {
  const country = { value: 'country' as Precision, label: 'Country', hint: `Others see: ${countryName}` };
  if (precision === 'country' || !region) return [country];
  const isLonely = region.towns < fewTowns;
  return [
    country,
    {
      value: 'region' as Precision,
      label: 'Region of about 50 km',
      hint: `Others see: ${region.name}, ${countryName}.${isLonely ? ' There are very few other towns in it.' : ''}`,
    },
    {
      value: 'city' as Precision,
      label: 'Town',
      hint: `Others see: ${[name, ...(area ? [area] : []), countryName].join(', ')}`,
    },
  ];
}
