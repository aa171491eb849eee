/** What is built, and from which files: a part whose files have not changed since is left as it is. */
import { createHash, type Hash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export type Part = 'pages' | 'server' | 'template';

const configuration = ['package-lock.json', 'tsconfig.json', 'scripts/build.ts', 'scripts/build-parts.ts'];
const isTest = (name: string) => /\.test\.tsx?$/.test(name);
/** The server runs without components and style sheets. */
const isOnlyShown = (name: string) => /\.(?:tsx|css)$/.test(name);

/** A digest of all that each part is made from. */
export function digestParts(root: string): Record<Part, string> {
  const source = readFolder(root, 'src').filter((file) => !isTest(file));
  const digest = (files: readonly string[]) => {
    const hash = createHash('sha256').update(process.version);
    for (const file of [...configuration, ...files]) addFile(hash, root, file);
    return hash.digest('hex');
  };
  const server = source.filter((file) => !isOnlyShown(file));
  return {
    pages: digest([
      ...source,
      ...['public', 'scripts'].flatMap((folder) => readFolder(root, folder)),
      'vite.config.ts',
      'react-router.config.ts',
    ]),
    server: digest(server),
    template: digest([...server, ...['migrations', 'content'].flatMap((folder) => readFolder(root, folder))]),
  };
}

function readFolder(root: string, folder: string): string[] {
  const whole = path.join(root, folder);
  if (!fs.existsSync(whole)) return [];
  return fs
    .readdirSync(whole, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}

function addFile(hash: Hash, root: string, file: string) {
  hash.update(`${file}\0`).update(fs.readFileSync(path.join(root, file)));
}
