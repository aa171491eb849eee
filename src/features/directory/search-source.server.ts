import { and, eq, inArray, sql } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { href } from '#kit/href.ts';
import { isListed, isPartShown } from '#social/people/audience.server.ts';
import { everyone, type SearchSource } from '#kit/search/search-source.server.ts';
import { memberFacets } from './table.server.ts';

const words = { offering: 'Offers', skill: 'Skills', language: 'Speaks' } as const;

/** What members offer to everyone. */
export const offeringSearch: SearchSource = {
  id: 'offering',
  title: 'Offerings',
  table: 'member_facet',
  async read({ db }, subjects) {
    const rows = await db
      .select({
        id: users.id,
        name: users.name,
        handle: users.username,
        kind: memberFacets.kind,
        labels: sql<string>`string_agg(${memberFacets.label}, ', ' order by ${memberFacets.value})`,
        at: users.updatedAt,
      })
      .from(memberFacets)
      .innerJoin(users, eq(users.id, memberFacets.ownerId))
      .where(
        and(
          inArray(memberFacets.ownerId, [...subjects]),
          isListed(undefined),
          isPartShown(undefined, users.id, 'offerings'),
        ),
      )
      .groupBy(users.id, memberFacets.kind);
    return [...Map.groupBy(rows, ({ id }) => id).values()].map((said) => {
      const { id, name, handle, at } = said[0]!;
      return {
        subject: id,
        ownerId: id,
        readers: [everyone],
        label: 'Offering',
        title: name,
        text: said.map(({ kind, labels }) => `${words[kind]}: ${labels}.`).join(' '),
        href: href('/profile/:handle', { handle: handle! }),
        at,
      };
    });
  },
};
