import { definePages, everyBrand } from '#app/page-row.ts';

export const documentPages = definePages({ category: 'Documents' }, [
  {
    id: 'document-analyzer',
    path: '/document-analyzer',
    title: 'Document analysis',
    description: 'Summaries, key facts and answers from your documents, each citing page and passage.',
  },
  {
    id: 'lens',
    path: '/lens',
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
