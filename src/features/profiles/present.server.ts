import { browserName } from '#kit/auth/browser-name.ts';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { mostActivities, type accountOverview, type FoundPerson } from './contract.ts';
import type { ActivityRows } from './queries.server.ts';
import type { PersonRow } from './search.server.ts';

/** In a list of people a glimpse is enough. */
const longestGlimpse = 160;

export function presentPerson({ displayHandle, handle, name, image, about }: PersonRow): FoundPerson {
  return {
    handle: displayHandle ?? handle!,
    name,
    picture: image,
    about: about.length > longestGlimpse ? `${about.slice(0, longestGlimpse).trimEnd()}…` : about,
  };
}

type Activity = AnswerOf<typeof accountOverview>['activity'];

/** One list of all kinds, newest first. */
export function presentActivity({ joined, signIns, passkeys, keys }: ActivityRows): Activity {
  const all: Activity = [
    ...signIns.map(({ at, userAgent }) => ({
      kind: 'signed-in' as const,
      detail: browserName(userAgent ?? ''),
      at,
    })),
    ...passkeys.map(({ at, name }) => ({ kind: 'passkey-added' as const, detail: name ?? '', at })),
    ...keys.map(({ at, name }) => ({ kind: 'key-made' as const, detail: name, at })),
    ...joined.map(({ at }) => ({ kind: 'joined' as const, detail: '', at })),
  ];
  return all.sort((a, b) => b.at.getTime() - a.at.getTime()).slice(0, mostActivities);
}
