/** What brings people here, and three tools for it; only pages that are open. */
import { href } from '#kit/href.ts';

export const intents = [
  {
    id: 'learn',
    label: 'Find answers',
    tools: [
      { title: 'Search', text: 'Answers with sources.', to: href('/search') },
      {
        title: 'Consensus',
        text: 'Ask several engines and see what they agree on.',
        to: href('/ai/consensus'),
      },
      {
        title: 'Research',
        text: 'Turn a question into a plan, notes and a report.',
        to: href('/v2/research-assistant'),
      },
    ],
  },
  {
    id: 'read',
    label: 'Read or listen',
    tools: [
      { title: 'Documents', text: 'Ask a document and see the source.', to: href('/document-analyzer') },
      {
        title: 'Transcripts',
        text: 'Turn videos and recordings into searchable text.',
        to: href('/youtube/transcriber'),
      },
      { title: 'Lens', text: 'The words, colours and codes in a photo.', to: href('/lens') },
    ],
  },
  {
    id: 'meet',
    label: 'Meet people',
    tools: [
      { title: 'Questions', text: 'Ask the community, or answer someone.', to: href('/ai/qa') },
      { title: 'Gallery', text: 'See what others made, and remix it.', to: href('/gallery') },
      { title: 'Directory', text: 'See who’s here and what they offer.', to: href('/Directory') },
    ],
  },
] as const;
