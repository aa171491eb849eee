/**
 * Every first visit loads the list of all routes. React Router needs the parts of a route there only to prefetch it, which
 * no link asks for; without them the list is a third smaller. The server renders pages by a list of its own, which keeps them.
 */
import fs from 'node:fs';
import path from 'node:path';

const beginning = 'window.__reactRouterManifest=';

export function lightenManifest(assets: string) {
  const name = fs.readdirSync(assets).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error(`There is no list of routes in ${assets}.`);
  const file = path.join(assets, name);
  fs.writeFileSync(file, withoutParts(fs.readFileSync(file, 'utf8')));
}

export function withoutParts(script: string) {
  if (!script.startsWith(beginning)) throw new Error('The list of routes is written in another way now.');
  const { routes, ...rest } = JSON.parse(script.slice(beginning.length).replace(/;\s*$/, '')) as Manifest;
  const light = Object.entries(routes).map(([id, { imports: _, ...route }]) => [id, route]);
  return `${beginning}${JSON.stringify({ ...rest, routes: Object.fromEntries(light) })};`;
}

interface Manifest {
  routes: Record<string, { imports?: string[] }>;
}
