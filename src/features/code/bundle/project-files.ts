/** Files of a project by their paths, as imports name them. */
import { binaryType, endingOf, type ProjectData } from '#tools/kinds/project.ts';

export interface ProjectFiles {
  get(path: string): string | undefined;
  /** What `address` means in the file `from`; undefined where it leads out of the project. */
  resolve(address: string, from: string): string | undefined;
  dataUrl(path: string): string | undefined;
}

const endings = [
  '',
  '.ts',
  '.tsx',
  '.js',
  '.jsx',
  '.mjs',
  '.json',
  '.css',
  '/index.ts',
  '/index.tsx',
  '/index.js',
];

export function openProject({ files }: ProjectData): ProjectFiles {
  const byPath = new Map(files.map(({ path, text }) => [path, text]));
  return {
    get: (path) => byPath.get(path),
    resolve(address, from) {
      const wanted = joinPaths(address.startsWith('/') ? '' : folderOf(from), address);
      if (wanted === undefined) return undefined;
      const exact = endings.map((ending) => wanted + ending).find((path) => byPath.has(path));
      // TypeScript's imports may name the file that would come of it.
      return (
        exact ??
        [wanted.replace(/\.js$/, '.ts'), wanted.replace(/\.jsx?$/, '.tsx')].find((path) => byPath.has(path))
      );
    },
    dataUrl(path) {
      const text = byPath.get(path);
      if (text === undefined) return undefined;
      const type = binaryType(path);
      if (type) return `data:${type};base64,${text}`;
      return endingOf(path) === 'svg' ? `data:image/svg+xml,${encodeURIComponent(text)}` : undefined;
    },
  };
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

function joinPaths(folder: string, address: string): string | undefined {
  const steps = folder.split('/').filter(Boolean);
  for (const step of address.replace(/[?#].*$/, '').split('/')) {
    if (step === '' || step === '.') continue;
    if (step !== '..') steps.push(step);
    else if (steps.pop() === undefined) return undefined;
  }
  return steps.join('/');
}
