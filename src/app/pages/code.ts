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
    file: 'features/builder/pages/builder.tsx',
    wide: true,
    title: 'Builder',
  },
  {
    id: 'builder-report',
    path: '/builder/report',
    file: 'features/builder/pages/report-site.tsx',
    title: 'Report a site',
    noindex: true,
    quiet: true,
  },
]);
