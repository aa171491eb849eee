import { definePages } from '#app/page-row.ts';

export const threadPages = definePages({ category: 'Threads' }, [
  {
    id: 'threads',
    path: '/threads',
    title: 'Threads',
    file: 'features/threads/pages/threads.tsx',
  },
  {
    id: 'threads-new',
    path: '/threads/new',
    file: 'features/threads/pages/new-thread.tsx',
    title: 'New thread',
    access: 'member',
  },
  {
    id: 'threads-workspace',
    path: '/threads/workspace',
    file: 'features/threads/pages/workspace.tsx',
    title: 'Thread workspace',
    wide: true,
    pandaInside: true,
    access: 'member',
  },
  {
    id: 'threads-shared',
    path: '/threads/shared',
    file: 'features/threads/pages/shared-threads.tsx',
    title: 'Shared threads',
  },
  {
    id: 'thread-join',
    path: '/threads/join/:secret',
    file: 'features/threads/pages/join-thread.tsx',
    title: 'Join a thread',
    noindex: true,
    sharedLink: true,
  },
  {
    id: 'thread',
    path: '/threads/:id',
    file: 'features/threads/pages/thread.tsx',
    title: 'Thread',
    quiet: true,
    pandaInside: true,
  },
]);
