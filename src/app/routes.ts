/** React Router's routes, made from the page table: every built row at its path and at each alias. */
import { route, type RouteConfig } from '@react-router/dev/routes';
import { isBuilt } from './page-row.ts';
import { pages } from './pages.ts';

const built = pages.filter(isBuilt).flatMap((row) =>
  [row.path, ...row.aliases].map((path) => route(path.slice(1), `../${row.file}`, { id: path === row.path ? row.id : `${row.id}:${path}` })),
);

export default [...built, route('*', 'nowhere.tsx', { id: 'nowhere' })] satisfies RouteConfig;
