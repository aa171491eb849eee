/** How well the help is found. The questions were written by someone who had seen neither the code nor how people ask. */
import fs from 'node:fs';
import path from 'node:path';
import { createHelpLibrary, type OpenLibrary } from '../library.server.ts';
import { productArticles } from '../product-articles.testing.ts';

const read = <T>(name: string) =>
  JSON.parse(fs.readFileSync(path.join(import.meta.dirname, name), 'utf8')) as T[];
interface Asked {
  question: string;
  article: string;
  /** Others that answer it as well. */
  also?: string[];
}
export const dev = read<Asked>('dev.json');
/** By yet another hand, and not looked at while the search was made. */
export const examination = read<Asked>('examination.json');
const elsewhere = read<string>('elsewhere.json');

export const createLibrary = () => createHelpLibrary([{ articles: () => productArticles }]);

export async function measure(title: string, { find }: OpenLibrary, asked = dev) {
  const missed: string[] = [];
  let sure = 0;
  for (const { question, article, also = [] } of asked) {
    const [best] = await find({ question });
    if (![article, ...also].includes(best!.article.slug))
      missed.push(`${question} → ${best!.article.slug}, not ${article}`);
    else if (best!.sureness >= 0.5) sure += 1;
  }
  const first = asked.length - missed.length;
  console.log(`${title}: right article first ${first} of ${asked.length}\n  ${missed.join('\n  ')}`);
  return { first, sure };
}

export async function answered({ find }: OpenLibrary) {
  const found = await Promise.all(
    elsewhere.map(async (question) => ({ question, best: (await find({ question }))[0]! })),
  );
  return found.filter(({ best }) => best.sureness >= 0.5).map(({ question }) => question);
}
