import { definePages } from '#app/page-row.ts';

export const v2Pages = definePages({ category: 'V2 tools' }, [
  {
    id: 'v2',
    path: '/v2',
    title: 'V2 hub',
    description: 'The larger tools in one place: workflows, research, studios and data.',
  },
  {
    id: 'v2-query',
    path: '/v2/:query',
    title: 'V2 hub answer',
    description: 'The V2 hub with your question already asked.',
    noindex: true,
  },
  {
    id: 'workflow-builder',
    path: '/v2/workflow-builder',
    title: 'Workflow builder',
    description: 'Draw tools as linked nodes and run them together, on a schedule or by webhook.',
  },
  {
    id: 'document-intelligence',
    path: '/v2/document-intelligence',
    file: 'features/documents/pages/intelligence.tsx',
    workspace: { tool: 'document-overview', fresh: 'All documents' },
    title: 'Document intelligence',
    description: 'Outline, key facts, tables and cited answers from your documents.',
  },
  {
    id: 'research-assistant',
    path: '/v2/research-assistant',
    file: 'features/research/pages/research.tsx',
    workspace: { tool: 'research', fresh: 'New research' },
    title: 'Research assistant',
    description: 'A question becomes a plan, parallel searches, notes and a report with citations.',
  },
  {
    id: 'content-creation-studio',
    path: '/v2/content-creation-studio',
    file: 'features/studio/pages/studio.tsx',
    workspace: { tool: 'studio', fresh: 'New set' },
    title: 'Content creation studio',
    description: 'One brief becomes an article, posts, a newsletter and a script that fit together.',
  },
  {
    id: 'business-intelligence',
    path: '/v2/business-intelligence',
    title: 'Business intelligence',
    description: 'A spreadsheet becomes charts, answers with the query shown, and a dashboard.',
  },
  {
    id: 'code-architect',
    path: '/v2/code-architect',
    title: 'Code architect',
    description: 'A system description becomes components, a diagram, a data model and a scaffold.',
  },
  {
    id: 'vibe-coder',
    path: '/v2/vibe-coder',
    title: 'Vibe coder',
    description: 'Build a small app by talking about it, with a live preview at every step.',
  },
  {
    id: 'ai-ecosystem',
    path: '/v2/ai-ecosystem',
    title: 'AI ecosystem',
    description: 'A live map of tools and models, how they are linked and how they are doing.',
  },
  {
    id: 'music-studio',
    path: '/v2/music-studio',
    title: 'Music studio',
    description: 'A prompt becomes a loop of chords, bass, drums and lead to edit and export.',
  },
  {
    id: 'frenly-ai-dj',
    path: '/v2/frenly-ai-dj',
    aliases: ['/frenlyai-v2/dj', '/frenlyai-v2/ai-dj'],
    title: 'Frenly AI DJ',
    description: 'A set mixed by key and tempo from your own loops and uploads.',
  },
]);
