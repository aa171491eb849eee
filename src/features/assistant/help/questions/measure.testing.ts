/** How well the help is found. The questions were written by someone who had seen neither the code nor how people ask. */
import fs from 'node:fs';
import path from 'node:path';
import { createHelpLibrary, type OpenLibrary } from '../library.server.ts';
import { productArticles } from '../product-articles.testing.ts';

const read = <T>(name: string) =>
  JSON.parse(fs.readFileSync(path.join(import.meta.dirname, name), 'utf8')) as T[];
export interface LabelledQuestion {
  question: string;
  article: string;
  /** Others that answer it as well. */
  also?: string[];
}
export const dev = read<LabelledQuestion>('dev.json');
/** By yet another hand, and not looked at while the search was made. */
export const examination = read<LabelledQuestion>('examination.json');
/** Not in the help at all. */
export const elsewhere = read<string>('elsewhere.json');

export const createLibrary = () => createHelpLibrary([{ articles: () => productArticles }]);

export async function measure({ find }: OpenLibrary, asked: readonly LabelledQuestion[]) {
  let [first, sure] = [0, 0];
  for (const { question, article, also = [] } of asked) {
    const [best] = await find({ question });
    if (![article, ...also].includes(best!.article.slug)) continue;
    first += 1;
    if (best!.sureness >= 0.5) sure += 1;
  }
  return { first, sure };
}

export async function answeredElsewhere({ find }: OpenLibrary) {
  const found = await Promise.all(
    elsewhere.map(async (question) => ({ question, best: (await find({ question }))[0]! })),
  );
  return found.filter(({ best }) => best.sureness >= 0.5).map(({ question }) => question);
}
