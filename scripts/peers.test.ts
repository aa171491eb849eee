import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

interface Listed {
  dev?: boolean;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const { packages } = JSON.parse(
  fs.readFileSync(path.resolve(import.meta.dirname, '../package-lock.json'), 'utf8'),
) as { packages: Record<string, Listed> };

/** Asked for by packages, and not used here: extensions of the embedded database, and types. */
const unused = /^(?:@electric-sql\/pglite-|@types\/)/;

/** As Node finds it: beside the package, or further up. */
function find(folder: string, name: string): string | undefined {
  for (let from = folder; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))) {
    const place = path.posix.join(from, 'node_modules', name);
    if (packages[place]) return place;
    if (from === '') return undefined;
  }
}

// `.npmrc` keeps npm from installing them by itself: optional ones would bring test tools into every installation.
test('what packages expect to find beside them is installed with them', () => {
  const missing = Object.entries(packages).flatMap(
    ([folder, { dev, peerDependencies, peerDependenciesMeta }]) =>
      Object.keys(peerDependencies ?? {})
        .filter((name) => !peerDependenciesMeta?.[name]?.optional && !unused.test(name))
        .filter((name) => {
          const found = find(folder, name);
          return !found || (!dev && packages[found]!.dev);
        })
        .map((name) => `${folder} needs ${name}`),
  );
  expect(missing).toEqual([]);
});
