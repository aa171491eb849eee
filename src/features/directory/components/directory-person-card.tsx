import MapPin from 'lucide-react/icons/map-pin';
import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Avatar } from '#kit/ui/avatar.tsx';
import { Badge } from '#kit/ui/badge.tsx';
import { Card, cardLink } from '#kit/ui/card.tsx';
import type { DirectoryPerson } from '../contract.ts';

const mostShown = 5;

export function DirectoryPersonCard({ person }: { person: DirectoryPerson }) {
  const { handle, name, picture, about, place, offerings, skills, languages } = person;
  const said = [...offerings, ...skills].slice(0, mostShown);
  return (
    <Card interactive className="flex h-full flex-col gap-3">
      <div className="flex items-center gap-3.5">
        <Avatar name={name} src={picture} size="lg" />
        <div className="grid min-w-0">
          <h3 className="truncate text-lg">
            <Link to={href('/profile/:handle', { handle: handle.toLowerCase() })} className={cardLink}>
              <bdi>{name}</bdi>
            </Link>
          </h3>
          <span className="truncate text-sm text-muted">@{handle}</span>
          {place && (
            <span className="flex min-w-0 items-center gap-1 text-sm text-muted">
              <MapPin aria-hidden className="size-3.5 shrink-0" />
              <span className="truncate">{place}</span>
            </span>
          )}
        </div>
      </div>
      {about && (
        <p dir="auto" className="line-clamp-3 wrap-anywhere text-muted">
          {about}
        </p>
      )}
      {said.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {said.map((label) => (
            <li key={label} className="max-w-full">
              <Badge tone="leaf" className="max-w-full">
                <bdi className="truncate">{label}</bdi>
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {languages.length > 0 && (
        <p className="mt-auto text-sm wrap-anywhere text-muted">
          Speaks <bdi>{languages.join(', ')}</bdi>
        </p>
      )}
    </Card>
  );
}
