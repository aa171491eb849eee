import { definePages } from '#app/page-row.ts';

export const codePages = definePages({ category: 'Code' }, [
  {
    id: 'code-generator',
    path: '/code-generator',
    file: 'features/code/pages/generator.tsx',
    workspace: { tool: 'code-generator', fresh: 'New project' },
    wide: true,
    title: 'Code generator',
  },
  {
    id: 'builder',
    path: '/builder',
    title: 'Builder',
  },
]);
