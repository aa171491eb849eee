/** React Router's routes, made from the page table in its order: every built row at its path and at each alias. */
import { layout, route, type RouteConfig } from '@react-router/dev/routes';
import { isBuilt, type PageRow } from './page-row.ts';
import { pages } from './pages.ts';

const routesOf = (rows: readonly PageRow[]) =>
  rows.flatMap((row) =>
    [row.path, ...row.aliases].map((path) => {
      const id = path === row.path ? row.id : `${row.id}:${path}`;
      return path === '/'
        ? route('', `../${row.file}`, { id, index: true })
        : route(path.slice(1), `../${row.file}`, { id });
    }),
  );

const { front = [], rooms = [] } = Object.groupBy(pages.filter(isBuilt), ({ file }) =>
  file!.startsWith('app/') ? 'front' : 'rooms',
);

export default [
  layout('page-frame.tsx', [
    ...routesOf(front),
    layout('kinds-frame.tsx', routesOf(rooms)),
    route('*', 'not-found.tsx', { id: 'not-found' }),
  ]),
] satisfies RouteConfig;
