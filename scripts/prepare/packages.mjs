/** The folders of packages: which ones there will be, and which are there. */
import fs from 'fs';
import path from 'path';
import { root } from './places.mjs';

/** The folders that npm will fill: those of the lockfile that are for this machine. */
export function packagesOf(includesAll) {
  const { packages = {} } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const isMusl = process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime;
  const fits = (listed, value) => !listed || listed.includes(value);
  const fitting = Object.keys(packages).filter((folder) => {
    const { dev, os, cpu, libc } = packages[folder];
    return (
      (includesAll || !dev) &&
      fits(os, process.platform) &&
      fits(cpu, process.arch) &&
      fits(libc, isMusl ? 'musl' : 'glibc')
    );
  });
  return withoutOrphans(fitting, packages).filter((folder) => folder !== '');
}

/** Optional packages that nobody needs but those for other machines. */
function withoutOrphans(folders, packages) {
  const named = new Set(
    folders.flatMap((folder) => {
      const { dependencies, optionalDependencies } = packages[folder];
      return Object.keys({ ...dependencies, ...optionalDependencies });
    }),
  );
  const kept = folders.filter(
    (folder) => !packages[folder].optional || named.has(folder.split('node_modules/').pop()),
  );
  return kept.length === folders.length ? kept : withoutOrphans(kept, packages);
}

/** npm makes all folders before it fills them. */
export const isThere = (folder) => filledAt(folder) > 0;

/** When it was put there, in milliseconds; 0 where it is not. */
export function filledAt(folder) {
  const stats = fs.statSync(path.join(root, folder, 'package.json'), { throwIfNoEntry: false });
  return stats ? stats.ctimeMs : 0;
}
