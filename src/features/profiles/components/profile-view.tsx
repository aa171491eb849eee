import type { ReactNode } from 'react';
import { Avatar } from '#kit/ui/avatar.tsx';
import { Badge } from '#kit/ui/badge.tsx';
import type { PublicProfile } from '../contract.ts';

/** One zone and language, so that server and browser write the same. */
const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

interface ProfileViewProps {
  profile: PublicProfile;
  actions: ReactNode;
  /** Stands where the member's own words would. */
  noWords: ReactNode;
}

/** A member, as everyone sees them. */
export function ProfileView({ profile, actions, noWords }: ProfileViewProps) {
  const { name, handle, picture, about, isPanda, memberSince } = profile;
  return (
    <article className="grid gap-x-12 gap-y-8 py-10 sm:py-14 md:grid-cols-[auto_minmax(0,1fr)]">
      <Avatar name={name} src={picture} size="xl" className="size-32 text-4xl sm:size-44" />
      <div className="grid content-start justify-items-start gap-5">
        <div className="grid gap-2">
          <h1 className="wrap-anywhere">{name}</h1>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-lg text-muted">
            <span className="wrap-anywhere">@{handle}</span>
            {isPanda && <Badge tone="leaf">Panda Member</Badge>}
            <span>
              Here since <time dateTime={memberSince}>{month.format(new Date(memberSince))}</time>
            </span>
          </p>
        </div>
        {about ? <p className="max-w-prose text-lg whitespace-pre-line wrap-anywhere">{about}</p> : noWords}
        <div className="flex flex-wrap gap-3 pt-2">{actions}</div>
      </div>
    </article>
  );
}
