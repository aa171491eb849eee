/** Thanks as a part of people: in the pulse, on their profile, and reported. */
import { eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#kit/auth/table.server.ts';
import { cutAtWord } from '#kit/cut-at-word.ts';
import { href } from '#kit/href.ts';
import type { ProfilePart } from '#social/people/profile-part.server.ts';
import type { ThingKind } from '#social/people/thing.server.ts';
import type { ReportTarget } from '#social/reports/target.server.ts';
import { thingsThanked } from './things-thanked.server.ts';
import { countRows, listRows, readRows, setHidden } from './queries.server.ts';
import { thanks } from './table.server.ts';

const placeOf = (handle: string) => href('/connect/acknowledgements', { of: handle.toLowerCase() });
const longestGlimpse = 120;

/** Told of whoever gave them; called by whoever was thanked, and for what where the reader may see that. */
export const thanksThings: ThingKind = {
  kind: 'thanks',
  async read(services, ids, reader) {
    const rows = await readRows(services.db, reader, ids);
    const about = await thingsThanked(services, reader, rows);
    return rows.map(({ thanks: { id, fromId, aboutId }, to }) => {
      const thing = about.get(aboutId);
      return {
        id,
        ownerId: fromId,
        title: thing ? `${to.name} for ${cutAtWord(thing.title, longestGlimpse)}` : to.name,
        href: placeOf(to.handle),
      };
    });
  },
};

export const thanksOnProfile: ProfilePart = {
  part: 'thanks',
  async read({ db }, { ownerId, reader, most }) {
    const [person] = await db.select({ handle: users.username }).from(users).where(eq(users.id, ownerId));
    if (!person?.handle) return { count: 0, items: [] };
    const asked = { reader, of: person.handle, isJudged: true };
    const { rows } = await listRows(db, asked);
    const count = await countRows(db, asked);
    return {
      count,
      items: rows.slice(0, most).map(({ thanks: { text }, from }) => ({
        title: cutAtWord(text, longestGlimpse),
        detail: from.handle ? `From ${from.name}` : 'From a former member',
        href: placeOf(person.handle!),
      })),
      badges: count > 0 ? [{ title: 'Thanked', why: 'Was thanked by another member' }] : [],
    };
  },
};

const receiver = alias(users, 'receiver');

export const thanksReports: ReportTarget = {
  kind: 'thanks',
  async find(db, ids) {
    const rows = await db
      .select({ thanks, name: receiver.name, handle: receiver.username })
      .from(thanks)
      .innerJoin(receiver, eq(receiver.id, thanks.toId))
      .where(inArray(thanks.id, ids));
    return rows.map(({ thanks: row, name, handle }) => ({
      id: row.id,
      ownerId: row.fromId,
      title: `Thanks to ${name}`,
      text: row.text,
      path: row.isPublic && handle ? placeOf(handle) : null,
      makersPath: href('/connect/acknowledgements', { shelf: 'given' }),
      hidden: row.hiddenAt !== null,
    }));
  },
  setHidden: (tx, id, hidden) => setHidden(tx, id, hidden),
};
