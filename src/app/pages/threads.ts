import { definePages } from '#app/page-row.ts';

export const threadPages = definePages({ category: 'Threads' }, [
  {
    id: 'threads',
    path: '/threads',
    title: 'Threads',
    description: 'Talk, write and decide together, people and AI allies in one thread.',
  },
  {
    id: 'threads-new',
    path: '/threads/new',
    title: 'New thread',
    description: 'Start a thread and choose who takes part.',
    access: 'member',
  },
  {
    id: 'threads-workspace',
    path: '/threads/workspace',
    title: 'Thread workspace',
    description: 'A thread beside its shared document, decisions and tasks.',
    access: 'member',
  },
  {
    id: 'threads-shared',
    path: '/threads/shared',
    title: 'Shared threads',
    description: 'Threads that others opened to you.',
  },
]);
