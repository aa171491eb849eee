import { definePages } from '#app/page-row.ts';

export const threadPages = definePages({ category: 'Threads' }, [
  {
    id: 'threads',
    path: '/threads',
    title: 'Threads',
    file: 'features/threads/pages/threads.tsx',
    description: 'Talk, write and decide together, people and AI allies in one thread.',
  },
  {
    id: 'threads-new',
    path: '/threads/new',
    file: 'features/threads/pages/new-thread.tsx',
    title: 'New thread',
    description: 'Start a thread and choose who takes part.',
    access: 'member',
  },
  {
    id: 'threads-workspace',
    path: '/threads/workspace',
    file: 'features/threads/pages/workspace.tsx',
    title: 'Thread workspace',
    description: 'A thread beside its shared document, decisions and tasks.',
    wide: true,
    pandaInside: true,
    access: 'member',
  },
  {
    id: 'threads-shared',
    path: '/threads/shared',
    file: 'features/threads/pages/shared-threads.tsx',
    title: 'Shared threads',
    description: 'Threads that others opened to you.',
  },
  {
    id: 'thread-join',
    path: '/threads/join/:secret',
    file: 'features/threads/pages/join-thread.tsx',
    title: 'Join a thread',
    description: 'An invite to a thread.',
    noindex: true,
    sharedLink: true,
  },
  {
    id: 'thread',
    path: '/threads/:id',
    file: 'features/threads/pages/thread.tsx',
    title: 'Thread',
    description: 'People, the panda and every tool in one thread.',
    pandaInside: true,
  },
]);
