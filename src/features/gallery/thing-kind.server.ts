/** Creations as things of people: in the pulse, thanked for, and on their profile. */
import { and, count, desc, eq, inArray, not } from 'drizzle-orm';
import { isHeardBy } from '#kit/boundaries/boundaries.server.ts';
import { href } from '#kit/href.ts';
import type { ProfilePart } from '#social/people/profile-part.server.ts';
import type { ThingKind } from '#social/people/thing.server.ts';
import { makers, ofMaker } from './makers.server.ts';
import { isVisible } from './queries.server.ts';
import { galleryItems } from './table.server.ts';

const { id, ownerId, title, tool } = galleryItems;

export const creationThings: ThingKind = {
  kind: 'creation',
  part: 'creations',
  canBeThanked: true,
  async read(services, ids, reader) {
    const rows = await services.db
      .select({ id, ownerId, title })
      .from(galleryItems)
      .innerJoin(makers, ofMaker)
      // What a business shows is nobody's deed: people are thanked, and people are in the pulse.
      .where(
        and(isVisible(services), not(makers.isBusiness), inArray(id, [...ids]), isHeardBy(reader, ownerId)),
      );
    return rows.map((row) => ({ ...row, href: href('/gallery/:id', { id: row.id }) }));
  },
};

const prolific = 10;

export const creationsOnProfile: ProfilePart = {
  part: 'creations',
  async read(services, { ownerId: maker, most }) {
    const isTheirs = and(isVisible(services), eq(ownerId, maker));
    const [all] = await services.db
      .select({ count: count() })
      .from(galleryItems)
      .innerJoin(makers, ofMaker)
      .where(isTheirs);
    const rows = await services.db
      .select({ id, title, tool })
      .from(galleryItems)
      .innerJoin(makers, ofMaker)
      .where(isTheirs)
      .orderBy(desc(id))
      .limit(most);
    const number = all!.count;
    return {
      count: number,
      items: rows.map((row) => ({
        title: row.title,
        detail: services.runs.titleOf(row.tool),
        href: href('/gallery/:id', { id: row.id }),
      })),
      badges:
        number === 0
          ? []
          : number < prolific
            ? [{ title: 'Maker', why: 'Published in the gallery' }]
            : [{ title: 'Prolific maker', why: `Published ${prolific} or more` }],
    };
  },
};
