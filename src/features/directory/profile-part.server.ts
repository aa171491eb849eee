import { asc, eq } from 'drizzle-orm';
import { href } from '#kit/href.ts';
import type { ProfilePart } from '#social/people/profile-part.server.ts';
import { memberFacets } from './table.server.ts';

const words = { offering: 'Offers', skill: 'Skills', language: 'Languages' } as const;

/** All of it: it is short, and each leads to others who offer the same. */
export const offeringsOnProfile: ProfilePart = {
  part: 'offerings',
  async read({ db }, { ownerId }) {
    const rows = await db
      .select()
      .from(memberFacets)
      .where(eq(memberFacets.ownerId, ownerId))
      .orderBy(asc(memberFacets.kind), asc(memberFacets.value));
    return {
      count: rows.length,
      items: rows.map(({ kind, value, label }) => ({
        title: label,
        detail: words[kind],
        href: href('/Directory', { [kind]: value }),
      })),
    };
  },
};
