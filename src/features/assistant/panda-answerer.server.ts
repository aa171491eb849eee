/**
 * The panda: words of crisis first, then the help articles where the question speaks of this place, else the tool that does what is wished for, else Bamboo, else
 * help that is sure, else an engine that costs the person nothing, else an honest "I do not know" with ways on. Here "passkey" means
 * ours and not a dictionary's; "how many words" does not.
 */
import type { Answer as BambooAnswer } from '#bamboo/expert.ts';
import { mentionsProduct } from '#bamboo/library.ts';
import { crisisWords, helpBeside } from '#kit/crisis/crisis-words.ts';
import { AppError } from '#kit/errors.ts';
import { href } from '#kit/href.ts';
import type { Context } from '#kit/http/context.server.ts';
import { ownerIdIfKnown } from '#kit/principals/owner-id-if-known.server.ts';
import type { Suggestion } from '#kit/wishes/wishes.server.ts';
import { needsHelpFirst, speaksOfCrisis } from '#language/crisis.ts';
import { readCleanly } from '#tools/run/read-cleanly.server.ts';
import type { Answer, Answerer, Question } from './answerer.server.ts';
import { openTool } from './open-tool.server.ts';
import { waysOn } from './ways-on.server.ts';

const mostTokens = 600;
const freeSources = new Set(['person', 'local', 'browser']);
const instructions =
  'You are the Frenly panda, a kind and brief assistant on a site of AI tools. Answer in a few plain sentences. ' +
  'Say that you do not know where you are not sure. You cannot change anything on the site.';

const small = {
  instructions: 'You are a helpful panda. Answer in two short sentences. Say so if you do not know.',
};

export function pandaAnswerer(help: Answerer): Answerer {
  const inOrder = answererInOrder(help);
  return {
    async answer(question, context) {
      const said = question.history.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
      if (needsHelpFirst(question.text, said)) return { text: crisisWords, sources: [], sureness: 'sure' };
      const answer = await inOrder.answer(question, context);
      return speaksOfCrisis(question.text) ? { ...answer, text: `${answer.text}\n\n${helpBeside}` } : answer;
    },
  };
}

function answererInOrder(help: Answerer): Answerer {
  return {
    async answer(question, context) {
      const { tool, others, isWish } = context.wishes.read(question.text);
      const way = tool ? { tool } : {};
      const fromHelp = await help.answer(question, context);
      // A place that is wished for is one of ours, and the help explains it.
      const isOurs = mentionsProduct(question.text) || fromHelp.byHeart === true || tool?.isTool === false;
      if (isOurs && fromHelp.sureness === 'sure') return { ...fromHelp, ...way };
      const fromBamboo = await askBamboo(question, context);
      // What is to be done is done by its tool, unless Bamboo has done it already with a text that was given.
      if (tool && fromBamboo.stance !== 'refuses' && !worksOnTexts.has(fromBamboo.expert))
        return openTool(tool, others, context);
      if (fromBamboo.stance !== 'abstains' && fromBamboo.expert !== 'library')
        return { ...present(fromBamboo), ...way };
      // A doubtful article beside a question that may be about anything reads as a wrong answer.
      if (fromHelp.sureness === 'sure' || (isOurs && fromHelp.sureness === 'unsure'))
        return { ...fromHelp, ...way };
      if (fromBamboo.stance !== 'abstains') return { ...present(fromBamboo), ...way };
      const written = await askEngine(question, context);
      if (written && 'sureness' in written) return { ...written, ...way };
      const words = isWish && others.length > 0 ? unsureWords : (written?.why ?? fromBamboo.text);
      // Pages beside a question that is no wish would only look like answers to it.
      return unanswered(words, question.text, isWish ? others : []);
    },
  };
}

const unsureWords = 'I am not sure which tool you need. These may do it.';

/** Experts that change or count what they are given; the others look up words, which no wish is about. */
const worksOnTexts: ReadonlySet<string> = new Set(['scribe', 'text-work']);

async function askBamboo({ text, history, page }: Question, context: Context) {
  const { bamboo, request } = context;
  const asker = await ownerIdIfKnown(context);
  const asked = {
    text,
    turns: history,
    now: new Date(),
    timeZone: 'UTC',
    ...(page ? { page } : {}),
    ...(asker ? { asker } : {}),
  };
  return (await bamboo()).answer(asked, request.signal);
}

const present = ({ text, sources }: BambooAnswer): Answer => ({
  text,
  sources: sources.map(({ title, url }) => ({ title, ...(url ? { href: url } : {}) })),
  sureness: 'sure',
});

/** A language model, where the person or the owner brought one that costs no credits; or why it did not answer. */
async function askEngine(
  { text, history }: Question,
  context: Context,
): Promise<Answer | { why: string } | undefined> {
  const { ai, log, request, requestId } = context;
  const principal = await context.principal();
  const engines = await ai.enginesFor(principal, ['text']);
  const engine = engines.find(({ source }) => freeSources.has(source));
  if (!engine) return undefined;
  try {
    const asked = {
      principal,
      engine: engine.id,
      fallback: false,
      instructions,
      small,
      messages: [...history, { role: 'user' as const, content: text }],
      maxTokens: mostTokens,
      purpose: 'assistant',
      requestId,
      signal: request.signal,
    };
    const read = await readCleanly(await ai.text(asked), asked, { as: 'talk' }).result;
    const { complete, text: written, error } = read;
    if (!complete || !written.trim()) return { why: failedWords(error?.message, engine.title) };
    return { text: written, sources: [{ title: `Written by ${engine.title}` }], sureness: 'unsure' };
  } catch (error) {
    log.warn(
      { event: 'panda.engine_failed', err: error, engine: engine.id },
      'An engine could not answer for the panda.',
    );
    return { why: failedWords(error instanceof AppError ? error.message : undefined, engine.title) };
  }
}

/** Why there is no answer, and what to do about it. */
const failedWords = (why: string | undefined, engine: string) =>
  `${why ?? `${engine} gave no answer.`} Ask again, or [choose another engine](${href('/settings', { tab: 'engines' })}).`;

/** What may help instead: tools, people, a search, a language model. */
function unanswered(text: string, question: string, others: readonly Suggestion[]): Answer {
  const known = new Set(others.map(({ page }) => page));
  const ways = waysOn(question).filter(({ page }) => !known.has(page));
  return { text, sources: [], sureness: 'none', suggestions: [...others, ...ways] };
}
