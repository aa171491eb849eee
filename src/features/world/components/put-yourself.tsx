import { useQuery } from '@tanstack/react-query';
import MapPinPlus from 'lucide-react/icons/map-pin-plus';
import { Link } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { ownPlace } from '../contract.ts';

/** The way onto the map: the settings, or first an account. */
export function PutYourself({ size }: { size?: 'sm' }) {
  const { data: user } = useQuery(query(currentUser));
  const { data: own } = useQuery({ ...query(ownPlace), enabled: Boolean(user) });
  const settings = `${href('/settings', { tab: 'profile' })}#place`;
  return (
    <Button asChild size={size} variant={own?.place ? 'secondary' : 'primary'}>
      {user ? (
        <Link to={settings}>
          <MapPinPlus aria-hidden />
          {own?.place ? 'Change your location' : 'Add yourself to the map'}
        </Link>
      ) : (
        <Link to={href('/register', { return_url: settings })}>
          <MapPinPlus aria-hidden />
          Add yourself to the map
        </Link>
      )}
    </Button>
  );
}
