import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ownPlace, removePlace, type NamedPlace } from '../contract.ts';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { toast } from '#kit/ui/toast.ts';
import { Failure } from '#kit/contract/failure.tsx';
import { Loaded } from '#kit/ui/loaded.tsx';
import { Panel } from '#kit/ui/panel.tsx';
import { listAudiences } from '#social/people/contract.ts';
import { BeFound } from '#social/people/be-found.tsx';
import { PlacePicker } from './place-picker.tsx';
import { placeQueries } from './place-queries.ts';

export function PlacePanel() {
  const own = useQuery(query(ownPlace));
  return (
    <div id="place" className="scroll-mt-24">
      <Panel
        title="Your location"
        lede="Choose whether you appear on the member map, and how precisely. You’re hidden by default, and we only save what you choose to show."
        aside={
          <Button asChild variant="link" size="sm">
            <Link to={href('/discover/world')}>View the map</Link>
          </Button>
        }
      >
        <Loaded query={own}>
          {({ place }) => (
            <div className="grid max-w-xl gap-6">
              {place && <Shown place={place} />}
              {place && <BeFound hint="Your pin is on the map only while this is on." />}
              <PlacePicker isChange={place !== null} />
            </div>
          )}
        </Loaded>
      </Panel>
    </div>
  );
}

function Shown({ place: { id, name, area, countryName, precision } }: { place: NamedPlace }) {
  const remove = useCall(removePlace, {
    refreshes: placeQueries,
    onSuccess: () => toast({ title: 'You’re no longer on the map' }),
  });
  const { data: audiences } = useQuery(query(listAudiences));
  const isHidden = audiences?.parts.listed === 'nobody';
  const words = precision === 'country' ? name : [name, ...(area ? [area] : []), countryName].join(', ');
  return (
    <div className="grid gap-3">
      <Notice
        title={isHidden ? 'Saved, but not on the map yet' : 'You’re on the map'}
        action={
          <Button
            size="sm"
            variant="secondary"
            pending={remove.isPending}
            onClick={() => remove.mutate(undefined)}
          >
            Remove me
          </Button>
        }
      >
        {isHidden ? 'People will see' : 'Everyone sees'}:{' '}
        <Link to={href('/location/:id', { id })}>{words}</Link>.
      </Notice>
      <Failure error={remove.error} />
    </div>
  );
}
