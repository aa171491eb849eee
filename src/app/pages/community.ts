import { definePages } from '#app/page-row.ts';

export const communityPages = definePages({ category: 'Community' }, [
  {
    // Only the footer names it (2.3), as it does `/showcase`.
    id: 'community',
    path: '/community',
    file: 'features/community/pages/community.tsx',
    title: 'Community',
    description: 'What the Frenly community is, what it makes, and how to join.',
  },
  {
    id: 'connect',
    path: '/connect',
    title: 'Connect',
    description: 'The directory, the pulse and acknowledgements: ways to meet members.',
  },
  {
    id: 'directory',
    path: '/Directory',
    aliases: ['/connect/directory'],
    title: 'Directory',
    description: 'Members, what they offer and where they are, with search and filters.',
  },
  { id: 'people', path: '/People', title: 'People', description: 'Everyone who chose to be found here.' },
  {
    id: 'offering',
    path: '/Offering',
    title: 'Offerings',
    description: 'What members offer to each other, with search by kind and place.',
  },
  {
    id: 'pulse',
    path: '/connect/pulse',
    aliases: ['/pulse'],
    title: 'Pulse',
    description: 'What is happening in the community, as it happens.',
  },
  {
    id: 'acknowledgements',
    path: '/connect/acknowledgements',
    aliases: ['/acknowledgements'],
    title: 'Acknowledgements',
    description: 'Thanks from one member to another.',
  },
  {
    id: 'ripples',
    path: '/ripples',
    title: 'Ripples',
    description: 'What came of a creation: its remixes, thanks and uses, drawn as a graph.',
  },
  {
    id: 'location',
    path: '/location/:id',
    title: 'Place',
    description: 'A place, its members and what they offer.',
  },
  {
    id: 'create',
    path: '/create',
    title: 'Create',
    description: 'Join in, or try something new in the lab.',
  },
  {
    id: 'join',
    path: '/create/join',
    aliases: ['/join'],
    title: 'Join',
    description: 'Become a member and tell the community what you are about.',
  },
  {
    id: 'lab',
    path: '/create/lab',
    aliases: ['/mockup-lab'],
    title: 'Lab',
    description: 'Mock-ups and experiments to try before they become tools.',
  },
  {
    id: 'gallery',
    path: '/gallery',
    title: 'Gallery',
    description: 'What members made with the tools, to like, comment on and remix.',
  },
  {
    id: 'showcase',
    path: '/showcase',
    title: 'Showcase',
    description: 'A selection of the best that members made.',
  },
  {
    id: 'panda-beta',
    path: '/panda-beta',
    title: 'Panda beta',
    description: 'Apply to try new tools before everyone else.',
  },
  {
    id: 'panda-beta-dashboard',
    path: '/panda-beta/dashboard',
    title: 'Beta dashboard',
    description: 'The tools you are trying in the panda beta and what you said about them.',
    access: 'member',
  },
]);
