/** The rule of `parts.ts` and the same in SQL, held together: every audience for every standing. */
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '#kit/auth/table.server.ts';
import { boundaries } from '#kit/boundaries/table.server.ts';
import { buildUser } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { isPartShown, standingOf } from './audience.server.ts';
import { audiences, mayRead, type Standing } from './parts.ts';
import { follows, partAudiences } from './table.server.ts';

const app = useTestApp();

test('SQL shows a part to whom the rule shows it', async () => {
  const { db } = app.services;
  const build = () => buildUser(app, { password: null });
  const [owner, member, follower, blocked] = [await build(), await build(), await build(), await build()];
  await db.insert(follows).values([
    { ownerId: follower.id, otherId: owner.id },
    { ownerId: blocked.id, otherId: owner.id },
  ]);
  await db.insert(boundaries).values({ ownerId: owner.id, otherId: blocked.id, kind: 'block' });
  const readers: Record<Standing, string | undefined> = {
    stranger: undefined,
    member: member.id,
    follower: follower.id,
    self: owner.id,
    blocked: blocked.id,
  };
  for (const audience of audiences) {
    await db.delete(partAudiences).where(eq(partAudiences.ownerId, owner.id));
    if (audience !== 'everyone')
      await db.insert(partAudiences).values({ ownerId: owner.id, part: 'about', audience });
    for (const [standing, reader] of Object.entries(readers) as [Standing, string | undefined][]) {
      expect(await standingOf(db, reader, owner.id)).toBe(standing);
      const found = await db
        .select({ one: sql`1` })
        .from(users)
        .where(sql`${users.id} = ${owner.id} and ${isPartShown(reader, users.id, 'about')}`);
      expect(found.length === 1, `${audience} for ${standing}`).toBe(mayRead(standing, audience));
    }
  }
});
