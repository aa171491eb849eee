/** Where the program finds its own parts, as source and as a bundle in `build/`. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
export const isBundle = !import.meta.url.endsWith('.ts');
/** `src/app/` as source, `build/` as a bundle. */
export const projectFolder = path.resolve(here, isBundle ? '..' : '../..');
export const buildFolder = path.join(projectFolder, 'build');
export const migrationsFolder = path.join(projectFolder, 'migrations');
/** A migrated, empty database made by the build; copied when a data folder is new. */
export const templateFolder = path.join(buildFolder, 'template');
