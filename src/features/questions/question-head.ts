import type { MetaDescriptor } from 'react-router';
import { urlOf } from '#kit/contract/call.ts';
import { cutAtWord } from '#kit/cut-at-word.ts';
import { contentOf, replaceTags } from '#kit/head.ts';
import { plainLine } from '#tools/run/plain-line.ts';
import { questionPicture, type QuestionView } from './contract.ts';

const longestDescription = 155;

/** The page's head with the question in it: what search engines list, and chat apps show of the link. */
export function questionHead(inherited: readonly MetaDescriptor[], question: QuestionView): MetaDescriptor[] {
  const { id, title, text, answers, hidden } = question;
  const best = answers.find(({ accepted }) => accepted) ?? answers[0];
  const words = plainLine(best?.text ?? text) || 'A question from the community.';
  const description = cutAtWord(words, longestDescription);
  const picture = new URL(urlOf(questionPicture, { params: { id } }), contentOf(inherited, 'og:url')).href;
  return replaceTags(inherited, [
    { title: `${title} · ${contentOf(inherited, 'og:site_name')}` },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'article' },
    { property: 'og:image', content: picture },
    { property: 'og:image:alt', content: title },
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ]);
}
