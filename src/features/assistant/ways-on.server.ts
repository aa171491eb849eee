/** Where a question goes that nobody here could answer: to people, to the web, to a language model. */
import { href } from '#kit/href.ts';
import type { Suggestion } from '#kit/wishes/wishes.server.ts';

/** A search takes no more, and a longer question is no title. */
const longestCarried = 200;

export function waysOn(question: string): Suggestion[] {
  const words = question.trim().slice(0, longestCarried);
  return [
    {
      page: 'qa',
      title: 'Ask the community',
      description: 'Members answer, and you get a notification.',
      href: href('/qa', { ask: words }),
      isTool: true,
    },
    {
      page: 'search',
      title: 'Search the web',
      description: 'Pages from the web and from Frenly, with sources.',
      href: href('/search', { q: words }),
      isTool: true,
    },
    {
      page: 'settings',
      title: 'Add a language model',
      description: 'It answers open questions. Connect one with a key or from your own machine.',
      href: href('/ai-models/connect'),
      isTool: false,
    },
  ];
}
