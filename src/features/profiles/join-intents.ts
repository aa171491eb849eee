/** What brings people here, and three tools for it; only pages that are open. */
import { href } from '#kit/href.ts';

export const intents = [
  {
    id: 'learn',
    label: 'I want to find things out',
    tools: [
      { title: 'Search', text: 'An answer with its sources.', to: href('/search') },
      {
        title: 'Consensus',
        text: 'Several engines, one question, and what they agree on.',
        to: href('/ai/consensus'),
      },
      {
        title: 'Research',
        text: 'A question becomes a plan, notes and a report.',
        to: href('/v2/research-assistant'),
      },
    ],
  },
  {
    id: 'read',
    label: 'I have something to read or hear',
    tools: [
      { title: 'Documents', text: 'Ask a document, and see the passage.', to: href('/document-analyzer') },
      {
        title: 'Transcripts',
        text: 'A video or recording as text that you can search.',
        to: href('/youtube/transcriber'),
      },
      { title: 'Lens', text: 'The words, colours and codes in a photo.', to: href('/lens') },
    ],
  },
  {
    id: 'meet',
    label: 'I want to meet people',
    tools: [
      { title: 'Questions', text: 'Ask the community, or answer someone.', to: href('/ai/qa') },
      { title: 'Gallery', text: 'See what others made, and begin with it.', to: href('/gallery') },
      { title: 'Directory', text: 'Who is here, and what they offer.', to: href('/Directory') },
    ],
  },
] as const;
