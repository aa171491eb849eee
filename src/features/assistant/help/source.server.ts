/** Where help comes from: the articles of the product, later also those an owner writes. */
import fs from 'node:fs';
import path from 'node:path';
import type { Services } from '#kit/services.server.ts';
import { readArticle, type HelpArticle } from './article.ts';
import type { VectorServices } from '#kit/search/question-vector.server.ts';

export type HelpServices = VectorServices & Pick<Services, 'db'>;

export interface HelpSource {
  /** What there is now. The same array as long as nothing has changed: a new one means that the index is out of date. */
  articles(services: HelpServices): readonly HelpArticle[] | Promise<readonly HelpArticle[]>;
}

/** The Markdown files of a folder, read with the first question and only once: they change only with the program. */
export function folderSource(folder: string): HelpSource {
  let articles: readonly HelpArticle[] | undefined;
  return { articles: () => (articles ??= readFolder(folder)) };
}

export function readFolder(folder: string): HelpArticle[] {
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readArticle(path.basename(name, '.md'), fs.readFileSync(path.join(folder, name), 'utf8')));
}
