import { useQuery } from '@tanstack/react-query';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pandaOf } from '#features/pandas/contract.ts';
import { placeOf } from '#features/world/contract.ts';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { avatarField } from '#kit/ui/avatar-name.ts';
import { Avatar } from '#kit/ui/avatar.tsx';
import { Badge } from '#kit/ui/badge.tsx';
import { cn } from '#kit/ui/cn.ts';
import { lookColors } from '#kit/ui/panda/look-colors.ts';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { ProfileSections } from './sections.tsx';
import type { PublicProfile } from '../contract.ts';

/** One zone and language, so that server and browser write the same. */
const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

interface ProfileViewProps {
  profile: PublicProfile;
  actions: ReactNode;
  /** What the reader should know before they act. */
  notice?: ReactNode;
  /** Stands where the member's own words would. */
  noWords: ReactNode;
}

/** A member, as far as the reader may see them. */
export function ProfileView({ profile, actions, notice, noWords }: ProfileViewProps) {
  const { name, handle, picture, about, isPanda, memberSince, shown } = profile;
  const { data } = useQuery({ ...query(pandaOf, { params: { handle } }), enabled: isPanda });
  const panda = data?.panda ?? undefined;
  const placed = useQuery(query(placeOf, { params: { handle } })).data?.place;
  // In the preview of one's own profile the answer is one's own.
  const place = shown.includes('place') ? placed : undefined;
  return (
    <article className="pb-16">
      <div
        className={cn('relative h-28 rounded-panel sm:h-44', isPanda ? 'mt-24' : 'mt-8', avatarField(handle))}
      >
        {isPanda && (
          <div
            className="absolute right-8 bottom-full translate-y-1/8 sm:right-14"
            style={panda && lookColors(panda.look)}
          >
            <Panda pose="peek" size={104} {...(panda && { title: `${panda.name}, the panda of ${name}` })} />
          </div>
        )}
      </div>
      <div className="grid gap-x-10 gap-y-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:px-10">
        <Avatar
          name={name}
          src={picture}
          size="xl"
          className="-mt-14 ml-4 size-28 bg-surface text-4xl ring-6 ring-paper sm:-mt-18 sm:ml-0 sm:size-40"
        />
        <div className="grid content-start justify-items-start gap-5 sm:pt-6">
          <div className="grid gap-2">
            <h1 dir="auto" className="w-fit max-w-full wrap-anywhere">
              {name}
            </h1>
            <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-lg text-muted">
              <span className="wrap-anywhere">@{handle}</span>
              {isPanda && <Badge tone="leaf">Panda Member</Badge>}
              {panda && (
                <span>
                  with <bdi>{panda.name}</bdi>
                </span>
              )}
              {place && (
                <Link to={href('/location/:id', { id: place.id })} className="flex items-center gap-1.5">
                  <MapPin aria-hidden className="size-4.5 shrink-0" />
                  {place.precision === 'country' ? place.name : `${place.name}, ${place.countryName}`}
                </Link>
              )}
              <span>
                Member since <time dateTime={memberSince}>{month.format(new Date(memberSince))}</time>
              </span>
            </p>
          </div>
          {about ? (
            <p dir="auto" className="max-w-prose text-lg whitespace-pre-line wrap-anywhere">
              {about}
            </p>
          ) : (
            noWords
          )}
          {notice}
          <div className="flex flex-wrap gap-3 pt-2">{actions}</div>
        </div>
      </div>
      <ProfileSections profile={profile} />
    </article>
  );
}
