import { definePages, everyBrand } from '#app/page-row.ts';

export const aiPages = definePages({ category: 'AI tools' }, [
  {
    id: 'discover',
    path: '/discover',
    title: 'Discover',
    description: 'Search, the community map and every AI tool, to start exploring from.',
  },
  {
    id: 'ai',
    path: '/ai',
    aliases: ['/discover/ai'],
    title: 'AI tools',
    description: 'Every AI tool on Frenly, sorted by what you want to get done.',
  },
  {
    id: 'universal-hub',
    path: '/universal-hub',
    aliases: ['/ai/universal'],
    title: 'Universal hub',
    description: 'Say what you need once, and the hub opens the right tool with it.',
  },
  {
    id: 'ai-dashboard',
    path: '/ai-dashboard',
    title: 'AI dashboard',
    description: 'Your recent runs, running jobs and engines at a glance.',
  },
  {
    id: 'ai-models',
    // Not to be confused with `/ai/models`, which the specification gives to consensus.
    path: '/ai-models',
    title: 'Engines and models',
    description: 'Which engines can answer here, what each can do, and what it costs.',
  },
  {
    id: 'ai-consensus',
    path: '/ai/consensus',
    aliases: ['/ai/chat', '/ai/models', '/discover/ai/consensus', '/ai/consensus-v4', '/ai/consensus-simple'],
    variants: { '/ai/consensus-simple': 'simple' },
    title: 'Multi-AI consensus',
    description: 'Several engines answer one question, and you see where they agree and where they differ.',
  },
  {
    id: 'ai-consensus-chat',
    path: '/ai/consensus/chat',
    title: 'Consensus chat',
    description: 'A conversation in which several engines answer every turn.',
  },
  {
    id: 'ai-consensus-shared',
    path: '/ai/consensus/shared/:id',
    title: 'Shared consensus',
    description: 'A question, every engine’s answer and their consensus, shared by link.',
    brands: everyBrand,
    noindex: true,
  },
  {
    id: 'ai-collaborate',
    path: '/ai/collaborate',
    aliases: ['/collaborate'],
    title: 'AI collaboration',
    description: 'Drafting, critique, fact-check and revision of one document, each step shown as a diff.',
  },
  {
    id: 'chat-history',
    path: '/chat/history',
    title: 'Chat history',
    description: 'Your past conversations, with search, folders and pins.',
  },
  {
    id: 'chat-share',
    path: '/chat/share/:shareId',
    title: 'Shared chat',
    description: 'A conversation that someone shared by link, to read.',
    brands: everyBrand,
    noindex: true,
  },
  {
    id: 'ai-content-tools',
    path: '/ai/content-tools',
    title: 'Content tools',
    description: 'Small writing tools: rewrite, shorten, expand, headline, hashtags, translate, summarise.',
  },
  {
    id: 'ai-text-editor',
    path: '/ai/text-editor',
    title: 'Text editor',
    description: 'A rich text editor that suggests changes you can accept or refuse one by one.',
  },
]);
