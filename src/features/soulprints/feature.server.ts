import { eq } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { href } from '#kit/href.ts';
import type { ProfilePart } from '#social/people/profile-part.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import { soulprintEndpoints } from './server.ts';
import { soulprints as soulprintRows } from './table.server.ts';

const soulprintOnProfile: ProfilePart = {
  part: 'soulprint',
  async read({ db }, { ownerId }) {
    const [row] = await db
      .select({ facets: soulprintRows.facets, handle: users.username })
      .from(soulprintRows)
      .innerJoin(users, eq(users.id, soulprintRows.ownerId))
      .where(eq(soulprintRows.ownerId, ownerId));
    const facets = row?.handle ? row.facets : [];
    return {
      count: facets.length,
      items: facets.map(({ label }) => ({
        title: label,
        href: href('/:handle/ness', { handle: row!.handle! }),
      })),
    };
  },
};

export const soulprints = defineServerFeature({
  endpoints: soulprintEndpoints,
  profileParts: [soulprintOnProfile],
  personalData: [
    { table: soulprintRows, export: ownedRows(soulprintRows, soulprintRows.ownerId), erase: 'cascade' },
  ],
});
