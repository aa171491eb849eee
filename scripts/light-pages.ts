/**
 * The page table reaches the browser without what few need there. Of a page's file it only matters whether there is one. What
 * describes the pages loads with those that say it (`page-words.ts`).
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const isPageTable = /\/src\/app\/pages\/[a-z0-9-]+\.ts$/;
const isPageWords = /\/src\/app\/page-words\.ts$/;
const row = /^( +)\{\n[\s\S]*?^\1\},$/gm;
const file = /^(\s+file: )'[^'\n]+',$/gm;
const description = /^(\s+description:\s+)'([^'\n]+)',$/m;

export function lightPages(): Plugin {
  return {
    name: 'light-pages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (isPageWords.test(id)) return { code: `export const pageWords = ${tableOfWords(id)};`, map: null };
      return isPageTable.test(id) ? { code: light(code), map: null } : undefined;
    },
  };
}

function tableOfWords(id: string): string {
  const folder = path.join(path.dirname(id), 'pages');
  const tables = fs.readdirSync(folder).map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
  return JSON.stringify(Object.assign({}, ...tables.map(wordsOf)));
}

/** Rows lose what describes them, and the name of their file. */
export const light = (code: string) =>
  code.replaceAll(file, "$1'',").replaceAll(row, (one) => one.replace(description, "$1'',"));

/** What {@link light} takes away, by id. */
export const wordsOf = (code: string): Record<string, string> =>
  Object.fromEntries(
    (code.match(row) ?? []).flatMap((one) => {
      const [, id] = /^\s+id: '([^']+)',$/m.exec(one) ?? [];
      const [, , words] = description.exec(one) ?? [];
      return id && words ? [[id, words]] : [];
    }),
  );
