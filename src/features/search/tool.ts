import { mainText, type Output } from '#tools/define/output.ts';
import { defineTool } from '#tools/define/tool.ts';
import { longestQuery, searchFields } from './fields.ts';
import { filterWords } from './filters.ts';

export const search = defineTool({
  id: 'search',
  title: 'Search',
  description:
    'An answer in quotations, each with the passage that it stands in, from open sources and this site.',
  output: 'search',
  page: '/search',
  saysInput: true,
  asksOutside: true,
  needs: ['text'],
  input: searchFields,
  titleOf: ({ q, filter }) => (filter && filter !== 'web' ? `${q} · ${filterWords[filter]}` : q),
  accepts: [
    { kind: 'text', as: ({ texts }: Output) => ({ q: (texts[mainText] ?? '').slice(0, longestQuery) }) },
  ],
  examples: [
    { title: 'How do pandas digest bamboo?', input: { q: 'How do pandas digest bamboo?' } },
    {
      title: 'Papers on sleep and memory',
      input: { q: 'sleep and memory consolidation', filter: 'academic' },
    },
    { title: 'The capital of Australia', input: { q: 'What is the capital of Australia?' } },
    { title: 'Pictures of red pandas', input: { q: 'red panda', filter: 'pictures' } },
  ],
});
