import type { PublicProfile } from './contract.ts';
import type { ProfileRow } from './queries.server.ts';

export function presentProfile(row: ProfileRow): PublicProfile {
  return {
    handle: row.displayHandle ?? row.handle ?? '',
    name: row.name,
    picture: row.image,
    about: row.about,
    isPanda: row.pandaCount > 0,
    memberSince: row.createdAt.toISOString(),
  };
}
