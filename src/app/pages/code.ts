import { definePages } from '#app/page-row.ts';

export const codePages = definePages({ category: 'Code' }, [
  {
    id: 'code-generator',
    path: '/code-generator',
    title: 'Code generator',
    description: 'Describe a small program and get its files, a live preview and a ZIP.',
  },
  {
    id: 'builder',
    path: '/builder',
    title: 'Builder',
    description: 'Build pages from blocks by drag and drop and publish them at an address to share.',
  },
]);
