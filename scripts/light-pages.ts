/** The page table reaches the browser without the names of its files: there it only matters whether a page has one. */
import type { Plugin } from 'vite';

const isPageTable = /\/src\/app\/pages\/[a-z0-9-]+\.ts$/;

export function lightPages(): Plugin {
  return {
    name: 'light-pages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (code, id) => (isPageTable.test(id) ? { code: withoutFiles(code), map: null } : undefined),
  };
}

export const withoutFiles = (code: string) => code.replaceAll(/^(\s+file: )'[^'\n]+',$/gm, "$1'',");
