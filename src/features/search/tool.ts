import { mainText } from '#tools/define/output.ts';
import { defineTool } from '#tools/define/tool.ts';
import { searchFields } from './fields.ts';
import { longestQuery } from './query-rule.ts';
import { filterWords } from './filters.ts';
import { searchKind } from './kind.ts';
import { acceptKind } from '#tools/define/accepts.ts';
import { textKind } from '#tools/kinds/shared-kinds.ts';

export const search = defineTool({
  id: 'search',
  title: 'Search',
  description: 'Answers with quotes and sources, from the open web and this site.',
  output: searchKind,
  page: '/search',
  isChat: true,
  saysInput: true,
  asksOutside: true,
  needs: ['text'],
  input: searchFields,
  titleOf: ({ q, filter }) => (filter && filter !== 'web' ? `${q} · ${filterWords[filter]}` : q),
  accepts: [acceptKind(textKind, ({ texts }) => ({ q: (texts[mainText] ?? '').slice(0, longestQuery) }))],
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
