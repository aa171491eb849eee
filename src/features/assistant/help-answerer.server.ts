/** Answers from the help articles: quotes the part that fits, and says so when nothing does. */
import { mentionsProduct } from '#bamboo/library.ts';
import { href } from '#kit/href.ts';
import type { Answer, Answerer, Question } from './answerer.server.ts';
import type { HelpArticle } from './help/article.ts';
import { asMarkdown } from './help/as-markdown.ts';
import type { HelpIndex } from './help/help-index.ts';
import type { HelpLibrary } from './help/library.server.ts';
import { passageOf } from './help/passage.ts';
import type { Found } from './help/rank.ts';
import { isEmptyTerm } from './help/terms.ts';
import { smallTalk } from './small-talk.ts';

const mostSources = 3;
/** From here on it is quoted without a doubt, and from here on with one. */
const sure = 0.5;
/** Where nothing says that this place is meant: below it, half of what was found for strangers' questions was beside the point. */
const sureOfAny = 0.61;
const likely = 0.37;
/** A question with more words of its own needs none of an earlier one. */
const mostTelling = 2;
/** Others are named when they come this near to the best. */
const nearEnough = 0.75;

export const unknownAnswer =
  'I don’t know that. Try other words, or leave it on the Feedback tab and someone will read it.';
export const unknownHere = `${unknownAnswer} Help articles:`;

export function helpAnswerer(library: HelpLibrary): Answerer {
  return {
    async answer(question, services) {
      const { caller } = services;
      const reply = smallTalk(question.text, caller?.kind === 'member' ? caller.user.name : undefined);
      if (reply) return { text: reply, sources: [], sureness: 'sure', byHeart: true };
      const { articles, find, index, known } = await library.open(services);
      const byHeart = known(question.text);
      if (byHeart && !mayPointBack(question))
        return {
          text: asMarkdown(byHeart.answer),
          sources: [sourceOf(byHeart.article)],
          sureness: 'sure',
          byHeart: true,
        };
      const before = earlierQuestion(question);
      const found = await find({
        question: question.text,
        ...(question.page ? { page: question.page } : {}),
        ...(before && refersBack(question.text, index) ? { earlier: before } : {}),
      });
      const [best] = found;
      if (!best || best.sureness < likely) return unknown(articles, question.page);
      const sureness =
        best.sureness < (mentionsProduct(question.text) ? sure : sureOfAny) ? 'unsure' : 'sure';
      const lead = sureness === 'unsure' ? 'I’m not sure, but this may help. From' : 'From';
      const passage = passageOf(best.article, question.text, index, best.parts);
      return {
        text: `${lead} “${best.article.title}”:\n${passage}`,
        sources: found
          .filter((one) => isNear(one, best))
          .slice(0, mostSources)
          .map(({ article }) => sourceOf(article)),
        sureness,
      };
    },
  };
}

const isNear = ({ sureness }: Found, best: Found) =>
  sureness >= likely && sureness >= best.sureness * nearEnough;

function unknown(articles: readonly HelpArticle[], page: string | undefined): Answer {
  const here = articles
    .filter(({ pages }) => page !== undefined && pages.includes(page))
    .slice(0, mostSources);
  const text = here.length > 0 ? unknownHere : unknownAnswer;
  return { text, sources: here.map(sourceOf), sureness: 'none' };
}

function sourceOf({ slug, title }: HelpArticle) {
  return { title, href: href('/support', { article: slug }) };
}

function earlierQuestion({ history }: Question) {
  return history.findLast(({ role, content }) => role === 'user' && !smallTalk(content))?.content;
}

/** After something else was spoken of, "is it free" may be about that. */
const mayPointBack = ({ text, history }: Question) =>
  history.length > 0 && /\b(?:it|that|they|them)\b/i.test(text) && !mentionsProduct(text);

/** "And how do I turn it off?" says little by itself. In "does it work with MySQL" the word points at Frenly. */
const goesOn = /^(?:and|but|so|what about|how about|what if)\b/i;
const points = /(?<!\b(?:is|does|did|was|will|can|would|has) )\b(?:it|that|this|them|those|these|one)\b/i;

function refersBack(text: string, index: HelpIndex) {
  const telling = index.terms(text).filter((term) => !isEmptyTerm(term));
  return telling.length <= mostTelling && (goesOn.test(text) || points.test(text));
}
