/** When a question has its answers: they are compared claim by claim, people and engines counted apart. */
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '#kit/jobs/define-job.server.ts';
import type { Services } from '#kit/services.server.ts';
import { matchClaims } from '#tools/claims/match-claims.server.ts';
import type { EngineAnswer, SharedClaim, Voice } from '#tools/claims/result.ts';
import { findRun, type RunRow } from '#tools/run/run-queries.server.ts';
import { publishMessage, publishThreadMoved } from '../channel.server.ts';
import { updateMessage } from '../message-queries.server.ts';
import { presentMessages } from '../present.server.ts';
import { threadAnswers, threadAsks } from '../table.server.ts';
import { findMessage, holdThread } from '../thread-access.server.ts';
import type { AskedEngine } from './engine-words.ts';
import type { AskClaim, AskResult } from './result.ts';
import { notifyQuestionClosed } from './notify-closed.server.ts';

type Needs = Pick<Services, 'bus' | 'db' | 'runs' | 'jobs' | 'settings'>;

/** What a consensus run holds of its members; the room's own shape is looser than what we need of it. */
const panel = z.object({
  members: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      family: z.string(),
      state: z.string(),
      note: z.string().nullable(),
    }),
  ),
});

const isPerson = (name: string) => name.startsWith('person:');

/** Once: whoever comes second finds it closed. */
export async function closeAskNow(services: Needs, messageId: string, by?: string) {
  const { bus, db, runs } = services;
  const message = await findMessage(db, messageId);
  const [ask] = await db.select().from(threadAsks).where(eq(threadAsks.messageId, messageId));
  if (!ask || ask.closedAt || !message) return;
  const answers = await db
    .select()
    .from(threadAnswers)
    .where(eq(threadAnswers.messageId, messageId))
    .orderBy(asc(threadAnswers.id));
  const engines = await engineAnswers(db, ask.runId);
  const people = answers.map(({ id, authorId, text }): EngineAnswer => {
    const engine = `person:${authorId ?? id}`;
    return { engine, family: engine, text };
  });
  const titles = new Map(engines.map(({ engine, title }) => [engine, title]));
  const found = await matchClaims(
    [...people, ...engines.map(({ engine, family, text }) => ({ engine, family, text }))],
    {
      question: message.text,
      whenModelsFail: () => undefined, // no model is asked here
    },
  );
  const saidBy = (words: string, names: readonly string[]): AskClaim => ({
    words,
    people: names.filter(isPerson).map((name) => name.slice('person:'.length)),
    engines: names.filter((name) => !isPerson(name)).map((name) => titles.get(name) ?? name),
  });
  const claim = ({ words, support }: SharedClaim) => saidBy(words, support.engines);
  const toOwnClaim = ({ words, engine }: Voice) => saidBy(words, [engine]);
  const result: AskResult = {
    agreed: found.agreed.map(claim),
    ...(found.alike.length > 0 ? { alike: found.alike.map(({ voices }) => voices.map(toOwnClaim)) } : {}),
    contested: found.contested.map(({ difference, sides }) => ({ difference, sides: sides.map(claim) })),
    single: found.single.map(claim),
    engines: engines.map(({ title, text }) => ({ title, text })),
  };
  const row = await bus.transact(async (tx) => {
    await holdThread(tx, ask.threadId);
    const [closed] = await tx
      .update(threadAsks)
      .set({ closedAt: new Date(), result })
      .where(and(eq(threadAsks.messageId, messageId), isNull(threadAsks.closedAt)))
      .returning({ id: threadAsks.messageId });
    if (!closed) return undefined;
    const row = await updateMessage(tx, message, {});
    publishThreadMoved(tx, ask.threadId, row.rev);
    const answered = answers.map(({ authorId }) => authorId);
    await notifyQuestionClosed(tx, services, { message, result, answered, by });
    return row;
  });
  if (!row) return;
  const [shown] = await presentMessages({ db, runs }, [row]);
  publishMessage(bus, ask.threadId, shown!);
}

/** Which engines a run asked, and how each stands. */
export function askedEngines(run: RunRow | undefined): AskedEngine[] {
  const read = panel.safeParse(run?.output.data);
  return read.success ? read.data.members.map(({ title, state, note }) => ({ title, state, note })) : [];
}

async function engineAnswers(db: Needs['db'], runId: string | null) {
  const run = runId ? await findRun(db, runId) : undefined;
  const read = panel.safeParse(run?.output.data);
  if (!run || !read.success) return [];
  return read.data.members.flatMap(({ id, title, family, state }) => {
    const text = run.output.texts[id] ?? '';
    return state === 'done' && text.trim() !== '' ? [{ engine: id, title, family, text }] : [];
  });
}

/** Questions whose people were done before these runs of the engines were. */
export async function closeAnswered(services: Needs, runIds: string[]) {
  const { db } = services;
  const waiting = await db
    .select()
    .from(threadAsks)
    .where(and(inArray(threadAsks.runId, runIds), isNull(threadAsks.closedAt)));
  for (const { messageId, quorum } of waiting)
    if ((await db.$count(threadAnswers, eq(threadAnswers.messageId, messageId))) >= quorum)
      await closeAskNow(services, messageId);
}

/** At its deadline, whether anyone looks or not. */
export const closeAskJob = defineJob({
  kind: 'threads.close-ask',
  silent: true,
  input: z.object({ id: z.uuid() }),
  retries: 5,
  timeout: 120,
  run: ({ id }, { services }) => closeAskNow(services, id),
});
