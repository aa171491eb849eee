import { definePages } from '#app/page-row.ts';

export const v2Pages = definePages({ category: 'V2 tools' }, [
  {
    id: 'v2',
    path: '/v2',
    file: 'app/front/hubs/v2-page.tsx',
    title: 'V2 hub',
  },
  {
    id: 'v2-query',
    path: '/v2/:query',
    file: 'app/front/hubs/v2-page.tsx',
    title: 'V2 hub answer',
    noindex: true,
  },
  {
    id: 'workflow-builder',
    path: '/v2/workflow-builder',
    file: 'features/workflows/pages/workflow-builder.tsx',
    title: 'Workflow builder',
  },
  {
    id: 'document-intelligence',
    path: '/v2/document-intelligence',
    file: 'features/documents/pages/intelligence.tsx',
    workspace: { tool: 'document-overview', fresh: 'All documents' },
    title: 'Document intelligence',
  },
  {
    id: 'research-assistant',
    path: '/v2/research-assistant',
    file: 'features/research/pages/research.tsx',
    workspace: { tool: 'research', fresh: 'New research' },
    title: 'Research assistant',
  },
  {
    id: 'content-creation-studio',
    path: '/v2/content-creation-studio',
    file: 'features/studio/pages/studio.tsx',
    workspace: { tool: 'studio', fresh: 'New set' },
    title: 'Content creation studio',
  },
  {
    id: 'business-intelligence',
    path: '/v2/business-intelligence',
    file: 'features/numbers/pages/business-intelligence.tsx',
    workspace: { tool: 'business-intelligence', fresh: 'New dashboard' },
    title: 'Business intelligence',
  },
  {
    id: 'code-architect',
    path: '/v2/code-architect',
    file: 'features/code/pages/architect.tsx',
    workspace: { tool: 'code-architect', fresh: 'New system' },
    title: 'Code architect',
  },
  {
    id: 'vibe-coder',
    path: '/v2/vibe-coder',
    file: 'features/code/pages/vibe.tsx',
    wide: true,
    title: 'Vibe coder',
  },
  {
    id: 'ai-ecosystem',
    path: '/v2/ai-ecosystem',
    file: 'features/ecosystem/pages/ecosystem.tsx',
    title: 'AI ecosystem',
  },
  {
    id: 'music-studio',
    path: '/v2/music-studio',
    file: 'features/music/pages/music-studio.tsx',
    workspace: { tool: 'music', fresh: 'New piece' },
    title: 'Music studio',
  },
  {
    id: 'frenly-ai-dj',
    path: '/v2/frenly-ai-dj',
    aliases: ['/frenlyai-v2/dj', '/frenlyai-v2/ai-dj'],
    title: 'Frenly AI DJ',
  },
]);
