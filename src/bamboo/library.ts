/** How-to questions about Frenly and whatever else the application lends: quotes the passage that fits, with its link. */
import type { Answer, Expert, Library, LibraryHit, Question } from './expert.ts';
import { givenBy } from './given.ts';
import { lowered } from '#language/plain.ts';

/** Less than this of a question, and the passage is about something else. */
const likely = 0.5;
/** Where a question does not say that it is about this place, it has to be met more fully. */
const surely = 0.72;
const nearEnough = 0.75;
const mostSources = 3;

/** Asking about this place, rather than about the world: "the panda" is ours, "a panda" an animal. */
const aboutHere =
  /\b(?:frenly|(?:my|your|our|this) pandas?|the panda(?! bear)|adopt(?:ed|ing)? (?:a |the |another |your |my )?pandas?|this (?:site|app|page|website|service|place)|on here|my (?:account|profile|password|e-?mail|data|settings|handle|username|files?|posts?|messages?|chats?|photos?|pictures?|avatar|sessions?|devices?|notifications?|api keys?|passkeys?|credits?|plan|subscription|theme)|the (?:owner|admin|assistant|welcome|overlay|trash|palette)|sign(?:ing|ed)? (?:in|up|out|me out)|log(?:ging|ged)? (?:in|out|me out)|two[- ]factor|2fa|passkeys?|dark mode|night mode|api keys?|(?:an|the|another|your) account|feedback|backup codes?|notifications?)\b/;
/** Someone wants to do something, and it could be here. */
const personal =
  /^(?:(?:so|and|ok|please|hi|hello|hey)[, ]+)*(?:how (?:do|can|could|would|should) (?:i|we)|where (?:do|can|is|are) (?:i|we|my)|can (?:i|we)|i (?:want|need|would like|forgot|lost|cannot|can't|cant) |is it possible|why (?:can|is|does|do|am|was|did|are) (?:i|my)|how to)\b/;

export const mentionsProduct = (text: string) => aboutHere.test(lowered(text));

/** Beside these the question may be anything. */
const knownConfidence = 0.985;

export function libraryExpert(libraries: readonly Library[]): Expert {
  return {
    id: 'library',
    quotesPassages: true,
    title: 'Library',
    describes: 'Help articles and other pages of this site, quoted with their link.',
    async answer(question) {
      const known = await knownBy(libraries, question);
      if (known) return { ...said(known, [known], knownConfidence), text: known.text };
      // What stands in a text that was given with the question is not asked: its "owner" is not ours.
      const text = givenBy(question).instruction;
      const plain = lowered(text);
      const here = aboutHere.test(plain);
      if (!here && !personal.test(plain)) return null;
      const hits = await search(libraries, { ...question, text });
      const [best] = hits;
      if (!best || best.score < (here ? likely : surely)) return null;
      const near = hits.filter(({ score }) => score >= best.score * nearEnough && score >= likely);
      return said(best, near, here ? 0.7 + best.score * 0.27 : 0.75);
    },
  };
}

async function knownBy(libraries: readonly Library[], { text, turns, texts = [] }: Question) {
  // After an answer, "is it free" may be about something else that was spoken of.
  if (text.length > 120 || texts.length > 0 || turns.length > 0) return undefined;
  for (const library of libraries) {
    const hit = await library.known?.(text);
    if (hit) return hit;
  }
  return undefined;
}

async function search(libraries: readonly Library[], { text, page }: Question): Promise<LibraryHit[]> {
  if (text.length > 600) return [];
  const found = await Promise.all(libraries.map((library) => library.search(text, page ? { page } : {})));
  return found.flat().sort((a, b) => b.score - a.score);
}

function said(best: LibraryHit, others: readonly LibraryHit[], confidence: number): Answer {
  return {
    expert: 'library',
    family: 'library',
    stance: 'answers',
    text: `From [${best.title}](${best.url}):\n\n${best.text}`,
    sources: others.slice(0, mostSources).map(({ title, url, text }) => ({ title, url, quote: text })),
    confidence,
  };
}
