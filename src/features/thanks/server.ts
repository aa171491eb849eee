import { eq } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { mustBeWelcome } from '#kit/boundaries/boundaries.server.ts';
import { cutAtWord } from '#kit/cut-at-word.ts';
import { AppError } from '#kit/errors.ts';
import { href } from '#kit/href.ts';
import type { Context, MemberContext } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import { publishActivity } from '#social/people/activity.server.ts';
import { publishAchievement } from '#social/people/deed.server.ts';
import { memberCalled, personColumns, readerOf, type Reader } from '#social/people/audience.server.ts';
import type { Thing } from '#social/people/thing.server.ts';
import {
  declineThanks,
  earlierThanks,
  giveThanks,
  listThanks,
  takeBackThanks,
  thankedFor,
} from './contract.ts';
import {
  countRows,
  findGiven,
  listRows,
  putThanks,
  removeGiven,
  setDeclined,
  type ThanksRow,
} from './queries.server.ts';
import { thingsThanked } from './things-thanked.server.ts';

const done = { success: true } as const;
const noSuchThanks = () => new AppError('not_found:thanks', { message: 'These thanks no longer exist.' });
const noSuchThing = () =>
  new AppError('not_found:thing', { message: 'The item you wanted to give thanks for no longer exists.' });

export const thanksEndpoints = [
  implement(listThanks, async ({ query: { before, about, ...query } }, context) => {
    const reader = readerOf(context);
    if (query.shelf && !reader) throw new AppError('unauthorized');
    const [kind, id] = about?.split(':', 2) ?? [];
    const asked = { ...query, reader, about: kind && id ? { kind, id } : undefined };
    const { rows, next } = await listRows(context.db, asked, before);
    return { items: await present(context, reader, rows), next, count: await countRows(context.db, asked) };
  }),

  implement(thankedFor, async ({ query: about }, context) => {
    const thing = await thingToThank(context, about);
    const [to] = await context.db.select(personColumns).from(users).where(eq(users.id, thing.ownerId!));
    if (!to) throw noSuchThing();
    return { title: thing.title, href: thing.href, to };
  }),

  implement(earlierThanks, async ({ query: { to, about } }, { db, caller }) => {
    const person = await memberCalled(db, to);
    if (!person) return { earlier: null };
    const [aboutKind = 'person', aboutId = person.id] = about?.split(':', 2) ?? [];
    const given = { fromId: caller.user.id, toId: person.id, aboutKind, aboutId };
    const before = await findGiven(db, given);
    // Without words it was taken back.
    return { earlier: before?.text ? before : null };
  }),

  implement(giveThanks, async ({ body: { to, text, isPublic, about } }, context) => {
    const { user } = context.caller;
    const thing = about && (await thingToThank(context, about));
    const { id, again } = await context.bus.transact(async (tx) => {
      const person = await memberCalled(tx, to);
      if (!person) throw refused(`No member is called @${to}.`);
      if (person.id === user.id) throw refused('You can’t thank yourself.');
      if (thing && thing.ownerId !== person.id) throw refused('That was made by someone else.');
      await mustBeWelcome(tx, { from: user.id, to: person.id });
      const given = await putThanks(tx, {
        fromId: user.id,
        toId: person.id,
        aboutKind: about?.kind ?? 'person',
        aboutId: about?.id ?? person.id,
        text,
        isPublic,
      });
      if (isPublic) publishActivity(tx, { actorId: user.id, kind: 'thanks', subjectId: given.id });
      else publishAchievement(tx, user.id);
      if (given.isNews)
        await notify(tx, context, {
          ownerId: person.id,
          from: user.id,
          kind: 'thanks.given',
          data: {
            title: `${user.name} ${given.again ? 'changed their thanks to you' : 'thanks you'}${thing ? ` for “${cutAtWord(thing.title, 80)}”` : ''}`,
            text: cutAtWord(text, 200),
            path: `${href('/connect/acknowledgements', { shelf: 'received' })}#${given.id}`,
          },
          gathered: true, // words that are changed many times are told as one
        });
      return given;
    });
    return { id, again };
  }),

  implement(declineThanks, async ({ params: { id }, body: { declined } }, { db, caller }) => {
    if (!(await setDeclined(db, id, caller.user.id, declined))) throw noSuchThanks();
    return done;
  }),

  implement(takeBackThanks, async ({ params: { id } }, { bus, caller }) => {
    if (!(await bus.transact((tx) => removeGiven(tx, id, caller.user.id)))) throw noSuchThanks();
    return done;
  }),
];

const refused = (message: string) =>
  new AppError('invalid:to', { message, issues: [{ path: 'to', message }] });

/** Something real, that the caller can see and someone answers for. */
async function thingToThank(
  context: MemberContext,
  { kind, id }: { kind: string; id: string },
): Promise<Thing> {
  if (!context.things.of(kind)?.canBeThanked) throw noSuchThing();
  const thing = (await context.things.read(context, kind, [id], context.caller.user.id)).get(id);
  if (!thing?.ownerId) throw noSuchThing();
  return thing;
}

async function present(context: Context, reader: Reader, rows: readonly ThanksRow[]) {
  const about = await thingsThanked(context, reader, rows);
  return rows.map(({ thanks: row, from, to }) => {
    const thing = about.get(row.aboutId);
    const isReceiver = reader === row.toId;
    return {
      id: row.id,
      from: from.handle ? from : null,
      to,
      text: row.text,
      about: thing ? { title: thing.title, href: thing.href } : null,
      isPublic: row.isPublic,
      declined: isReceiver && row.declinedAt !== null,
      mine: isReceiver ? ('received' as const) : reader && reader === row.fromId ? ('given' as const) : null,
      at: row.createdAt,
    };
  });
}
