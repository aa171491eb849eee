/** React Router's routes, made from the page table in its order: every built row at its path and at each alias. */
import { layout, route, type RouteConfig } from '@react-router/dev/routes';
import { isBuilt } from './page-row.ts';
import { pages } from './pages.ts';

const built = pages.filter(isBuilt).flatMap((row) =>
  [row.path, ...row.aliases].map((path) => {
    const id = path === row.path ? row.id : `${row.id}:${path}`;
    return path === '/'
      ? route('', `../${row.file}`, { id, index: true })
      : route(path.slice(1), `../${row.file}`, { id });
  }),
);

export default [
  layout('page-frame.tsx', [...built, route('*', 'nowhere.tsx', { id: 'nowhere' })]),
] satisfies RouteConfig;
