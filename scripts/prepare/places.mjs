/** Where the installation happens, and what ends it. */
import fs from 'fs';
import path from 'path';
import { fileURLToPath } from 'url';

export const root = fs.realpathSync(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..'));
export const nodeModules = path.join(root, 'node_modules');
// Beside node_modules, because `npm ci` empties that folder.
export const lockFile = path.join(root, '.frenly-install.lock');
// Holds the Node for systems whose own is older, for the same reason.
export const runtime = path.join(root, 'runtime');
export const onWindows = process.platform === 'win32';

/** An end that needs words, not a stack. */
export class Refusal extends Error {}

export function readOr(file, otherwise) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return otherwise;
    throw error;
  }
}
