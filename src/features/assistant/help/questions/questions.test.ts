/** How well the help is found. The questions were written by someone who had seen neither the code nor how people ask. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFolder } from '#kit/paths.server.ts';
import { createLog } from '#kit/log.server.ts';
import { useRealModels } from '#kit/models/real-models.testing.ts';
import { createHelpLibrary, type OpenLibrary } from '../library.server.ts';
import { productArticles, withoutModel } from '../product-articles.testing.ts';
import type { HelpServices } from '../source.server.ts';

/** May only rise. */
const leastByWords = 108;
const leastByMeaning = 112;
const leastOfExamination = 54;
/** Of those that are found, quoted without a doubt. */
const leastSureByWords = 86;
const leastSureByMeaning = 102;

const read = <T>(name: string) =>
  JSON.parse(fs.readFileSync(path.join(import.meta.dirname, name), 'utf8')) as T[];
interface Asked {
  question: string;
  article: string;
  /** Others that answer it as well. */
  also?: string[];
}
const dev = read<Asked>('dev.json');
/** By yet another hand, and not looked at while the search was made. */
const examination = read<Asked>('examination.json');
const elsewhere = read<string>('elsewhere.json');

const createLibrary = () => createHelpLibrary([{ articles: () => productArticles }]);

async function measure(title: string, { find }: OpenLibrary, asked = dev) {
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

async function answered({ find }: OpenLibrary) {
  const found = await Promise.all(
    elsewhere.map(async (question) => ({ question, best: (await find({ question }))[0]! })),
  );
  return found.filter(({ best }) => best.sureness >= 0.5).map(({ question }) => question);
}

describe('by words', () => {
  test('finds', async () => {
    const { first, sure } = await measure('by words', await createLibrary().open(withoutModel));
    expect(first).toBeGreaterThanOrEqual(leastByWords);
    expect(sure).toBeGreaterThanOrEqual(leastSureByWords);
  });

  test('does not answer what is not in the help', async () => {
    expect(await answered(await createLibrary().open(withoutModel))).toEqual([]);
  });

  test.each(['asdf qwer zxcv', '', '?!'])('%j is no question', async (question) => {
    const { find } = await createLibrary().open(withoutModel);
    expect((await find({ question }))[0]!.sureness).toBeLessThan(0.1);
  });
});

describe('by meaning, with the model', () => {
  const { host, need, packs } = useRealModels();
  const library = createLibrary();
  /** Kept between runs, like the model. */
  const dataDir = path.join(projectFolder, 'node_modules/.cache/frenly-help');
  const services = {
    log: createLog('silent'),
    models: host,
    packs,
    settings: { dataDir },
  } as unknown as HelpServices;

  /** Vectors are made in the background: asked again until they are there. */
  async function ready() {
    const opened = await library.open(services);
    while (!(await opened.find({ question: 'are you ready' }))[0]!.parts)
      await new Promise((resolve) => setTimeout(resolve, 200));
    return opened;
  }

  test('finds', { timeout: 300_000 }, async (context) => {
    await need('minilm', context);
    const { first, sure } = await measure('by meaning', await ready());
    expect(first).toBeGreaterThanOrEqual(leastByMeaning);
    expect(sure).toBeGreaterThanOrEqual(leastSureByMeaning);
  });

  test('passes the examination', { timeout: 300_000 }, async (context) => {
    await need('minilm', context);
    const { first } = await measure('examination by meaning', await ready(), examination);
    expect(first).toBeGreaterThanOrEqual(leastOfExamination);
  });

  test('does not answer what is not in the help', { timeout: 300_000 }, async (context) => {
    await need('minilm', context);
    expect(await answered(await ready())).toEqual([]);
  });
});
