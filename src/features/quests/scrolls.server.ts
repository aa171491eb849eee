/** Scrolls: what was done and when, as far as its holder lets it be seen. */
import { and, eq } from 'drizzle-orm';
import { isHeardBy } from '#kit/boundaries/boundaries.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { readerOf, type Reader } from '#social/people/audience.server.ts';
import { pictureAnswer, previewOf } from '#kit/previews/previews.server.ts';
import { users } from '#kit/auth/table.server.ts';
import { getScroll, listOwnScrolls, scrollPicture, showScroll } from './contract.ts';
import { deedWords, type DeedName } from './deed-words.ts';
import { findBuiltInQuest } from './built-in/built-in-quests.ts';
import { findMaker, findMembersQuest, findScroll, isMembersQuest, listScrolls } from './queries.server.ts';
import { doneOf, type Proof } from './steps-done.ts';
import { scrolls } from './table.server.ts';

const done = { success: true } as const;
const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export const scrollEndpoints = [
  implement(getScroll, async ({ params: { id } }, context) => {
    const reader = readerOf(context);
    const { scroll, by, mine } = await seenScroll(context, id);
    const steps = [];
    for (const step of scroll.steps) {
      const { at, proof } = doneOf(scroll.done, step.id) ?? { at: scroll.issuedAt.toISOString(), proof: [] };
      const shown = scroll.shown.includes(step.id);
      steps.push({
        ...step,
        doneAt: new Date(at),
        shown,
        proof: mine ? proof.map(asKept) : shown ? await asSeenBy(context, reader, proof) : [],
      });
    }
    const { quest, title, about, issuedAt, credits, isPublic } = scroll;
    const made = await makerOf(context, scroll, reader);
    return { id, quest, title, about, issuedAt, credits, isPublic, by, ...made, steps, mine };
  }),

  implement(listOwnScrolls, async (_, { db, caller }) => ({
    items: await listScrolls(db, caller.user.id),
  })),

  implement(showScroll, async ({ params: { id }, body }, { db, caller }) => {
    const changed = await db
      .update(scrolls)
      .set(body)
      .where(and(eq(scrolls.id, id), eq(scrolls.ownerId, caller.user.id)))
      .returning({ id: scrolls.id });
    if (changed.length === 0) throw noSuchScroll();
    return done;
  }),

  implement(scrollPicture, async ({ params: { id } }, context) => {
    const { scroll, by } = await seenScroll(context, id);
    const png = await previewOf({
      kicker: `Scroll of ${by.name}`,
      title: scroll.title,
      words: `${scroll.steps.length} ${scroll.steps.length === 1 ? 'step' : 'steps'}, finished on ${inWords.format(scroll.issuedAt)}.`,
      product: context.settings.product.name,
    });
    return pictureAnswer(png, scroll.isPublic ? undefined : 'private, no-store');
  }),
];

async function seenScroll(context: Context, id: string) {
  const reader = readerOf(context);
  const found = await findScroll(context.db, id);
  const mine = found !== undefined && found.scroll.ownerId === reader;
  if (!found || (!mine && (!found.scroll.isPublic || found.suspendedAt))) throw noSuchScroll();
  if (!mine && reader) {
    const [heard] = await context.db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, found.scroll.ownerId), isHeardBy(reader, users.id)));
    if (!heard) throw noSuchScroll();
  }
  return { ...found, mine };
}

/** A scroll outlives its quest and whoever made it; what the quest said then stands in it. */
async function makerOf({ db }: Context, { quest, questBy }: typeof scrolls.$inferSelect, reader: Reader) {
  if (!isMembersQuest(quest)) return { madeBy: null, isQuestThere: findBuiltInQuest(quest) !== undefined };
  return {
    madeBy: {
      person: questBy === null ? null : await findMaker(db, questBy, reader),
      hasLeft: questBy === null,
    },
    isQuestThere: (await findMembersQuest(db, quest, reader)) !== undefined,
  };
}

const noSuchScroll = () =>
  new AppError('not_found:scroll', { message: 'This scroll is private, or doesn’t exist.' });

const asKept = ({ title, href, at }: Proof) => ({ title, href, at: new Date(at) });

/** Titles of private things stay private: others read the kind of it, and the title and link of what is public by itself. */
async function asSeenBy(context: Context, reader: Reader, proof: readonly Proof[]) {
  const seen = [];
  for (const { kind, id, at } of proof) {
    const thing = (await context.things.read(context, kind, [id], reader)).get(id);
    seen.push({
      title: thing?.title ?? deedWords[kind as DeedName]?.asks ?? kind,
      href: thing?.href ?? null,
      at: new Date(at),
    });
  }
  return seen;
}
