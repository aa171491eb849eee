import { definePages, everyBrand } from '#app/page-row.ts';

export const documentPages = definePages({ category: 'Documents' }, [
  {
    id: 'document-analyzer',
    path: '/document-analyzer',
    file: 'features/documents/pages/documents.tsx',
    workspace: { tool: 'document-talk', fresh: 'All documents' },
    title: 'Document analysis',
    description: 'Summaries, key facts and answers from your documents, each citing page and passage.',
  },
  {
    // Ours, not the specification's: what is asked of several documents at a time.
    id: 'documents-compare',
    path: '/documents/compare',
    file: 'features/documents/pages/compare.tsx',
    workspace: { tool: 'document-compare', fresh: 'New comparison' },
    title: 'Compare documents',
    description:
      'Two versions side by side: changed, moved, added, removed, and where they contradict each other.',
  },
  {
    id: 'documents-extract',
    path: '/documents/extract',
    file: 'features/documents/pages/extract.tsx',
    workspace: { tool: 'document-extract', fresh: 'New table' },
    title: 'Extract fields',
    description: 'The same fields from many documents as a table, each cell with its source.',
  },
  {
    id: 'lens',
    path: '/lens',
    file: 'features/lens/pages/lens.tsx',
    workspace: { tool: 'lens', fresh: 'New picture' },
    title: 'Lens',
    description: 'Point a camera or drop a photo to read its text, colours and codes.',
  },
  {
    id: 'youtube-transcriber',
    path: '/youtube/transcriber',
    aliases: [
      '/youtube/transcriber-v1',
      '/youtube/transcriber-v2',
      '/youtube/transcriber-v3',
      '/youtube/transcriber-v4',
      '/youtube/transcriber-backup',
      '/transcriber-dev',
    ],
    file: 'features/transcripts/pages/transcriber.tsx',
    title: 'YouTube transcriber',
    description: 'A timestamped transcript with summary and chapters from a link, captions or a file.',
    workspace: { tool: 'captions', fresh: 'New transcript' },
  },
  {
    id: 'youtube-transcript',
    path: '/youtube/transcriber/:youtubeId',
    file: 'features/transcripts/pages/transcriber.tsx',
    title: 'Video transcript',
    description: 'The transcript of one video beside its player, to search, export and share.',
    workspace: { tool: 'captions', fresh: 'New transcript' },
    noindex: true,
  },
  {
    id: 'youtube-shared',
    path: '/youtube/shared/:shareableId',
    aliases: ['/youtube/transcriber-v3/shared/:shareableId'],
    file: 'tools/share/pages/shared.tsx',
    title: 'Shared transcript',
    description: 'A video transcript that someone shared by link.',
    brands: everyBrand,
    noindex: true,
    sharedLink: true,
  },
]);
