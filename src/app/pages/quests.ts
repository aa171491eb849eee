import { definePages } from '#app/page-row.ts';

export const questPages = definePages({ category: 'Quests and allies' }, [
  {
    id: 'summon',
    path: '/summon',
    aliases: ['/ai/summon'],
    title: 'Summon an ally',
    description: 'Describe a task and find or make the AI ally for it.',
  },
  {
    id: 'journey',
    path: '/journey',
    file: 'features/pulse/pages/journey.tsx',
    title: 'Your journey',
    description: 'Your own timeline: what you made, asked, gave and tried, with a year in review.',
    access: 'member',
  },
  {
    id: 'codex',
    path: '/frenlyai-v2/codex',
    title: 'Codex of allies',
    description: 'Every ally, its purpose and what it knows.',
  },
  {
    id: 'codex-ally',
    path: '/frenlyai-v2/codex/:allyId',
    title: 'Ally',
    description: 'One ally: its purpose, its knowledge and its memory.',
  },
  {
    id: 'memories',
    path: '/frenlyai-v2/memories',
    title: 'Memories',
    description: 'What your allies remember about you, to read, change or erase.',
    access: 'member',
  },
  {
    id: 'stack',
    path: '/frenlyai-v2/stack',
    title: 'Your stack',
    description: 'The tools and allies you use every day.',
    access: 'member',
  },
  {
    id: 'quests',
    path: '/frenlyai-v2/quests',
    title: 'Quests',
    description: 'Steps through real tools, rewarded with scrolls and pandas.',
  },
  {
    id: 'quest',
    path: '/frenlyai-v2/quests/:questId',
    title: 'Quest',
    description: 'One quest, its steps and how far you are.',
  },
  {
    id: 'scroll',
    path: '/frenlyai-v2/scrolls/:scrollId',
    title: 'Scroll',
    description: 'Proof of a finished quest, to share.',
    noindex: true,
  },
  {
    id: 'invites',
    path: '/frenlyai-v2/invites',
    title: 'Your invites',
    description: 'Your invitation codes and who joined through them.',
    access: 'member',
  },
  {
    id: 'invite',
    path: '/frenlyai-v2/invite/:inviteCode',
    title: 'Invitation',
    description: 'An invitation from a member to join Frenly.',
    noindex: true,
  },
]);
