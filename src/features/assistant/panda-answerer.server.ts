/**
 * The panda: the help articles where the question speaks of this place, else Bamboo, else help that is sure, else an engine that costs
 * the person nothing, else an honest "I do not know". Here "passkey" means ours and not a dictionary's; "how many words" does not.
 */
import type { Answer as BambooAnswer } from '#bamboo/expert.ts';
import { speaksOfHouse } from '#bamboo/library.ts';
import { href } from '#kit/href.ts';
import type { Context } from '#kit/http/context.server.ts';
import { knownOwner } from '#kit/principals/known-owner.server.ts';
import type { Answer, Answerer, Question } from './answerer.server.ts';

const mostTokens = 600;
const instructions =
  'You are the Frenly panda, a kind and brief assistant on a site of AI tools. Answer in a few plain sentences. ' +
  'Say that you do not know where you are not sure. You cannot change anything on the site.';

export function pandaAnswerer(help: Answerer): Answerer {
  return {
    async answer(question, context) {
      const fromHelp = await help.answer(question, context);
      const isOurs = speaksOfHouse(question.text) || fromHelp.byHeart === true;
      if (isOurs && fromHelp.sureness === 'sure') return fromHelp;
      const fromBamboo = await askBamboo(question, context);
      if (fromBamboo.stance !== 'abstains' && fromBamboo.expert !== 'library') return present(fromBamboo);
      // A doubtful article beside a question that may be about anything reads as a wrong answer.
      if (fromHelp.sureness === 'sure' || (isOurs && fromHelp.sureness === 'unsure')) return fromHelp;
      if (fromBamboo.stance !== 'abstains') return present(fromBamboo);
      const written = await askEngine(question, context);
      return written ?? withDoors(fromBamboo.text, fromHelp, question.text);
    },
  };
}

async function askBamboo({ text, history, page }: Question, context: Context) {
  const { bamboo, request } = context;
  const asker = await knownOwner(context);
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

/** A language model, where the person or the owner brought one that costs no credits. */
async function askEngine({ text, history }: Question, context: Context): Promise<Answer | undefined> {
  const { ai, log, request, requestId } = context;
  const principal = await context.principal();
  const engines = await ai.enginesFor(principal, ['text']);
  const engine = engines.find(({ source }) => source === 'person' || source === 'local');
  if (!engine) return undefined;
  try {
    const { result } = await ai.text({
      principal,
      engine: engine.id,
      fallback: false,
      instructions,
      messages: [...history, { role: 'user', content: text }],
      maxTokens: mostTokens,
      purpose: 'assistant',
      requestId,
      signal: request.signal,
    });
    const { complete, text: written } = await result;
    if (!complete || !written.trim()) return undefined;
    return { text: written, sources: [{ title: `Written by ${engine.title}` }], sureness: 'unsure' };
  } catch (error) {
    // The panda says that it does not know, which is true; the engine's page shows that it is failing.
    log.warn({ err: error, engine: engine.id }, 'an engine could not help the panda');
    return undefined;
  }
}

/** What may help instead: a search for it, and articles about the page one is on. An article that was only near would be no help. */
function withDoors(text: string, { sources, sureness }: Answer, question: string): Answer {
  const search = { title: 'Search the web and this site for it', href: href('/search', { q: question }) };
  if (sureness !== 'none' || sources.length === 0) return { text, sources: [search], sureness: 'none' };
  return { text: `${text}\n\nAbout this page I can offer:`, sources: [...sources, search], sureness: 'none' };
}
