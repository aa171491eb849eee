/**
 * The page table reaches the browser without what few need there. Of a page's file it only matters whether there is one. What describes
 * the admins' pages no robot reads; what describes pages that are not open yet loads with the page that says so (`unbuilt-words.ts`).
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const isPageTable = /\/src\/app\/pages\/[a-z0-9-]+\.ts$/;
const isForAdmins = /\/src\/app\/pages\/admin\.ts$/;
const isUnbuiltWords = /\/src\/app\/shell\/unbuilt-words\.ts$/;
const row = /^ {2}\{\n[\s\S]*?^ {2}\},$/gm;
const description = /^(\s+description: )'([^'\n]+)',$/m;

export function lightPages(): Plugin {
  return {
    name: 'light-pages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (isUnbuiltWords.test(id)) {
        const folder = path.join(path.dirname(id), '../pages');
        const tables = fs.readdirSync(folder).map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
        const words = Object.assign({}, ...tables.map(wordsOfUnbuilt)) as Record<string, string>;
        return { code: `export const unbuiltWords = ${JSON.stringify(words)};`, map: null };
      }
      if (!isPageTable.test(id)) return undefined;
      return { code: withoutFiles(isForAdmins.test(id) ? undescribed(code) : light(code)), map: null };
    },
  };
}

const isUnbuilt = (text: string) => !/^\s+file: /m.test(text);

export const withoutFiles = (code: string) => code.replaceAll(/^(\s+file: )'[^'\n]+',$/gm, "$1'',");

const undescribed = (code: string) => code.replaceAll(row, (one) => one.replace(description, "$1'',"));

/** Rows without a file lose what describes them. */
export const light = (code: string) =>
  code.replaceAll(row, (one) => (isUnbuilt(one) ? one.replace(description, "$1'',") : one));

/** What {@link light} takes away, by id. */
export const wordsOfUnbuilt = (code: string): Record<string, string> =>
  Object.fromEntries(
    (code.match(row) ?? []).filter(isUnbuilt).flatMap((one) => {
      const [, id] = /^\s+id: '([^']+)',$/m.exec(one) ?? [];
      const [, , words] = description.exec(one) ?? [];
      return id && words ? [[id, words]] : [];
    }),
  );
