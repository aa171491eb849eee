/** The way from a question to articles, with a model that counts how often it is asked. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHelpLibrary } from './library.server.ts';
import { productArticles } from './product-articles.testing.ts';
import { searchHelp } from './search.server.ts';
import type { HelpServices } from './source.server.ts';

const articles = productArticles.filter(({ slug }) => ['theme', 'passkeys', 'two-factor'].includes(slug));

let dataDir: string;
beforeEach(() => (dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'help-'))));
afterEach(() => fs.rmSync(dataDir, { recursive: true, force: true }));

/** To it a text means one of three things, whichever it names. */
const meaningOf = (text: string) =>
  Float32Array.from([/dark|light|gloom/i, /passkey|finger/i, /code|two-factor/i], (named) =>
    named.test(text) ? 1 : 0,
  );

function setUp({ embed = async (texts: string[]) => texts.map(meaningOf), isReady = true } = {}) {
  const models = { embed: vi.fn(embed), running: () => [{ name: 'minilm', pid: 1 }] };
  const packs = { isReady: () => isReady, folderOf: () => '/models/minilm@1' };
  const log = { warn: vi.fn() };
  const services = { models, packs, log, settings: { dataDir } } as unknown as HelpServices;
  const library = createHelpLibrary([{ articles: () => articles }]);
  const find = async (question: string, typing = false) =>
    (await library.open(services)).find({ question, typing });
  const byMeaning = () => expect.poll(async () => (await find('is it there yet'))[0]!.parts).toBeDefined();
  return { library, services, models, log, find, byMeaning };
}

test('without the model articles are found by words, and nobody is asked', async () => {
  const { find, models } = setUp({ isReady: false });
  const [best] = await find('log in with my fingerprint');
  expect(best).toMatchObject({ article: { slug: 'passkeys' } });
  expect(best!.parts).toBeUndefined();
  expect(models.embed).not.toHaveBeenCalled();
});

test('with it also by meaning, from the moment that the vectors are there', async () => {
  const { find, byMeaning } = setUp();
  expect((await find('gloom'))[0]!.parts).toBeUndefined();
  await byMeaning();
  expect((await find('gloom everywhere'))[0]!.article.slug).toBe('theme');
});

test('vectors are made once and kept; another model or text makes them anew', async () => {
  await setUp().byMeaning();
  const kept = () => fs.readdirSync(path.join(dataDir, 'help-vectors'));
  const [name] = kept();
  const second = setUp();
  await second.byMeaning();
  expect(second.models.embed.mock.calls.every(([texts]) => texts.length === 1)).toBe(true);
  const other = setUp();
  other.services.packs.folderOf = () => '/models/minilm@2';
  await other.byMeaning();
  expect(kept()).toHaveLength(1);
  expect(kept()).not.toContain(name);
});

test('a model that is slow or fails leaves the words, and is given a rest', async () => {
  const failing = setUp({ embed: () => Promise.reject(new Error('no memory')) });
  for (let count = 0; count < 3; count += 1) {
    expect((await failing.find('use my fingerprint'))[0]!.article.slug).toBe('passkeys');
    await expect.poll(() => failing.log.warn).toHaveBeenCalledOnce();
  }
  const slow = setUp();
  await slow.byMeaning();
  slow.models.embed.mockImplementation(() => new Promise(() => {}));
  const [best] = await slow.find('use my fingerprint');
  expect(best!.article.slug).toBe('passkeys');
  expect(best!.parts).toBeUndefined();
});

test('one or two words that are being typed are not worth a vector', async () => {
  const { byMeaning, find, models } = setUp();
  await byMeaning();
  models.embed.mockClear();
  await find('dark m', true);
  await find('', true);
  expect(models.embed).not.toHaveBeenCalled();
  await find('how do I get it dark', true);
  expect(models.embed).toHaveBeenCalledOnce();
});

test('others search it: a passage, its link, and how sure it is', async () => {
  const { library, services } = setUp({ isReady: false });
  const found = await searchHelp(library, services).search('The code is not accepted', {});
  expect(found[0]).toMatchObject({
    title: 'Two-factor sign-in',
    url: '/support?article=two-factor',
    text: expect.stringMatching(/^Codes change every 30 seconds/),
  });
  for (const { score } of found) expect(score >= 0 && score <= 1).toBe(true);
});
