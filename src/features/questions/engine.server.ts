/** The engine's turn: Bamboo looks for the question among what it knows, the help, and what was answered here before. */
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { abstainsForGood, abstention } from '#bamboo/abstain.ts';
import type { Answer, Question } from '#bamboo/expert.ts';
import { href } from '#kit/href.ts';
import { defineJob } from '#kit/jobs/define-job.server.ts';
import { publishToWatchers } from './channel.server.ts';
import type { EngineAnswer } from './engine-answer.ts';
import { findPost } from './post-queries.server.ts';
import { questionPosts } from './table.server.ts';

const lookedAt = ['Bamboo’s tables and dictionaries', 'Help articles', 'Accepted answers here'];

export const answerByEngine = defineJob({
  kind: 'questions.answer',
  silent: true,
  input: z.object({ id: z.uuid() }),
  retries: 3,
  timeout: 120,
  concurrency: 2,
  async run({ id }, { services: { db, bus, bamboo }, signal }) {
    const post = (await findPost(db, id, undefined))?.post;
    if (!post || post.engine) return;
    const asked: Question = { text: post.title, turns: [], now: new Date(), timeZone: 'UTC' };
    const answer = await (await bamboo()).answer(asked, signal);
    const own = href('/qa/:id', { id });
    const says = isToTheQuestion(answer) && !answer.sources.some(({ url }) => url === own);
    const engine = says ? answered(answer) : abstained(asked);
    await bus.transact(async (tx) => {
      // Unless it asks something else by now, which is then looked up by itself.
      await tx
        .update(questionPosts)
        .set({ engine })
        .where(and(eq(questionPosts.id, id), eq(questionPosts.title, post.title)));
      publishToWatchers(tx, id);
    });
  },
});

/** A pleasantry is no answer to a question that was put to everyone. */
const isToTheQuestion = ({ stance, expert }: Answer) => stance !== 'abstains' && expert !== 'small-talk';

const answered = ({ text, sources }: Answer): EngineAnswer => ({
  state: 'answered',
  text,
  sources: sources.map(({ title, url, quote }) => ({
    title,
    ...(url ? { href: url } : {}),
    ...(quote ? { quote } : {}),
  })),
  lookedAt: [],
});

const nothingFound = 'Bamboo found no answer, and it doesn’t guess.';

/** Why it does not know is a guess too, which only matters where someone should be asked instead: a doctor, a lawyer. */
function abstained(asked: Question): EngineAnswer {
  const [why = ''] = abstention(asked).text.split('\n\n');
  const text = abstainsForGood({ text: why }) ? why : nothingFound;
  return { state: 'abstained', text, sources: [], lookedAt };
}
