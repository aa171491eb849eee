/**
 * The page table reaches the browser without the names of its files: there it only matters whether a page has one. Nor does every visitor
 * load what describes the admins' pages, which no robot reads.
 */
import type { Plugin } from 'vite';

const isPageTable = /\/src\/app\/pages\/[a-z0-9-]+\.ts$/;
const isForAdmins = /\/src\/app\/pages\/admin\.ts$/;

export function lightPages(): Plugin {
  return {
    name: 'light-pages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!isPageTable.test(id)) return undefined;
      const light = withoutFiles(code);
      return { code: isForAdmins.test(id) ? withoutDescriptions(light) : light, map: null };
    },
  };
}

export const withoutFiles = (code: string) => code.replaceAll(/^(\s+file: )'[^'\n]+',$/gm, "$1'',");

export const withoutDescriptions = (code: string) =>
  code.replaceAll(/^(\s+description: )'[^'\n]+',$/gm, "$1'',");
