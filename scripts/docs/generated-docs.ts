/** Documents, or parts of them, that are written from the code. */
import fs from 'node:fs';
import path from 'node:path';
import { decisionIndex } from './decision-index.ts';
import { manifestTable } from './manifest-table.ts';
import { settingsPage } from './settings-page.ts';

const root = path.resolve(import.meta.dirname, '../..');

interface GeneratedDoc {
  file: string;
  /** The whole file as it should be, made from the file as it is. */
  write(current: string): string;
}

export const generatedDocs: readonly GeneratedDoc[] = [
  { file: 'docs/settings.md', write: settingsPage },
  { file: 'docs/decisions/README.md', write: decisionIndex },
  {
    file: 'ARCHITECTURE.md',
    write: (current) => replaceSection(current, 'manifest-fields', manifestTable()),
  },
];

export function readDoc(file: string): string {
  const where = path.join(root, file);
  return fs.existsSync(where) ? fs.readFileSync(where, 'utf8') : '';
}

export const writeDoc = (file: string, text: string) => fs.writeFileSync(path.join(root, file), text);

/** Replaces what stands between `<!-- name:start -->` and `<!-- name:end -->`. */
export function replaceSection(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The section ${start} … ${end} is missing.`);
  return `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`;
}
