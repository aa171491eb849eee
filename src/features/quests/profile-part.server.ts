import { and, desc, eq } from 'drizzle-orm';
import { isFlagOn } from '#kit/flags/flags.server.ts';
import type { ProfilePart } from '#social/people/profile-part.server.ts';
import { scrolls } from './table.server.ts';

/** Public scrolls among the badges, for whoever switched that on. */
export const scrollsOnProfile: ProfilePart = {
  part: 'badges',
  async read({ db }, { ownerId, most }) {
    const nothing = { count: 0, items: [], badges: [] };
    if (!(await isFlagOn(db, ownerId, 'profile-scrolls'))) return nothing;
    const isTheirs = and(eq(scrolls.ownerId, ownerId), eq(scrolls.isPublic, true));
    const rows = await db.select().from(scrolls).where(isTheirs).orderBy(desc(scrolls.id)).limit(most);
    return {
      count: 0,
      items: [],
      badges: rows.map(({ title }) => ({ title, why: 'Finished the quest' })),
    };
  },
};
