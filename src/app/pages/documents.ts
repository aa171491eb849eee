import { definePages, everyBrand } from '#app/page-row.ts';

export const documentPages = definePages({ category: 'Documents' }, [
  {
    id: 'document-analyzer',
    path: '/document-analyzer',
    file: 'features/documents/pages/documents.tsx',
    workspace: { tool: 'document-talk', fresh: 'All documents' },
    title: 'Document analysis',
  },
  {
    // Ours, not the specification's: what is asked of several documents at a time.
    id: 'documents-compare',
    path: '/documents/compare',
    file: 'features/documents/pages/compare.tsx',
    workspace: { tool: 'document-compare', fresh: 'New comparison' },
    title: 'Compare documents',
  },
  {
    id: 'documents-extract',
    path: '/documents/extract',
    file: 'features/documents/pages/extract.tsx',
    workspace: { tool: 'document-extract', fresh: 'New table' },
    title: 'Extract fields',
  },
  {
    id: 'lens',
    path: '/lens',
    file: 'features/lens/pages/lens.tsx',
    workspace: { tool: 'lens', fresh: 'New picture' },
    title: 'Lens',
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
    workspace: { tool: 'captions', fresh: 'New transcript' },
  },
  {
    id: 'youtube-transcript',
    path: '/youtube/transcriber/:youtubeId',
    file: 'features/transcripts/pages/transcriber.tsx',
    title: 'Video transcript',
    workspace: { tool: 'captions', fresh: 'New transcript' },
    noindex: true,
  },
  {
    id: 'youtube-shared',
    path: '/youtube/shared/:shareableId',
    aliases: ['/youtube/transcriber-v3/shared/:shareableId'],
    file: 'tools/share/pages/shared.tsx',
    title: 'Shared transcript',
    brands: everyBrand,
    noindex: true,
    sharedLink: true,
  },
]);
