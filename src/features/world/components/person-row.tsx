import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Avatar } from '#kit/ui/avatar.tsx';
import type { PlacedPerson } from '../contract.ts';
import { placeWords, shortPlace } from '../words.ts';

/** Someone on the map, and where. */
export function PersonRow({ person: { name, handle, picture, about, place } }: { person: PlacedPerson }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 py-3.5">
      <Avatar name={name} src={picture} />
      <div className="grid gap-0.5">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Link
            to={href('/profile/:handle', { handle: handle.toLowerCase() })}
            className="font-semibold wrap-anywhere text-ink no-underline hover:underline"
          >
            <bdi>{name}</bdi>
          </Link>
          <span className="text-sm wrap-anywhere text-muted">@{handle}</span>
        </p>
        <p className="text-sm">
          <Link
            to={href('/location/:id', { id: place.id })}
            title={placeWords(place)}
            className="inline-block py-0.5"
          >
            {shortPlace(place)}
          </Link>
        </p>
        {about && (
          <p dir="auto" className="line-clamp-2 text-sm wrap-anywhere text-muted">
            {about}
          </p>
        )}
      </div>
    </li>
  );
}
