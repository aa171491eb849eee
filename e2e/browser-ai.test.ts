/** The browser's own AI, by a stand-in with its interface: offered, downloaded, remembered, asked by the tools, and failing in every way it can. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { reload, visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { installStandIn, releaseDownload, type ModelCall, type StandIn } from './browser-model.ts';
import { callAs, runTool, type Call } from './call-api.ts';
import { makeMember, type Member } from './people.ts';

useAppAndBrowser();

const text =
  'Bamboo is a grass, not a tree. Some kinds grow almost a metre in a day. A grove spreads underground by rhizomes. Many kinds flower only once in decades.';
const engine = 'browser/language-model';

async function openWith(standIn: StandIn, member: Member | null, path: string, isOn = false) {
  const opened = await openAs(member, { width: 390 });
  const context = opened.page.context();
  await installStandIn(context, standIn);
  if (isOn) await context.addInitScript(() => localStorage.setItem('browser-ai', 'on'));
  await visit(opened.page, path);
  return opened;
}

/** A member whose browser lends its model, as it is after it was switched on. */
async function lending(standIn: Omit<StandIn, 'state'> = {}) {
  const member = await makeMember(app, 'lender');
  const opened = await openWith({ state: 'available', ...standIn }, member, '/ai', true);
  const call = callAs(app, member);
  await isOffered(call);
  return { ...opened, member, call };
}

interface Listed {
  items: { id: string }[];
}
const enginesOf = async (call: Call) => (await call<Listed>('GET', '/api/engines')).items.map(({ id }) => id);
const isOffered = (call: Call) => expect.poll(() => enginesOf(call)).toContain(engine);

interface Kept {
  state: string;
  error: string | null;
  output: { texts: Record<string, string>; data?: unknown };
  engines: { id: string; title: string; note: string | null }[];
}

async function ran(call: Call, tool: string, input: object): Promise<Kept> {
  return call<Kept>('GET', `/api/runs/${await runTool(call, tool, input)}`);
}

const askedOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { standInAsked: ModelCall[] }).standInAsked);

test('a guest is offered it, downloads it once, and the run goes on by itself', async () => {
  const opened = await openWith({ state: 'downloadable', holds: true }, null, '/ai/summarise');
  const { page } = opened;
  await page.getByLabel('Text', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Summarise', exact: true }).click();
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByText('Made with Bamboo').waitFor();
  const offer = page.getByRole('group', { name: 'Browser AI' });
  await expectAccessible(page, offer.getByText('free and private. Chrome downloads about 4 GB once.'));
  await offer.getByRole('button', { name: 'Use browser AI' }).click();
  await offer.getByText('Downloading the browser’s model').waitFor();
  await releaseDownload(page);
  await result.getByText('The stand-in has answered.').waitFor();
  await result.getByText('Made with Browser').waitFor();
  // Remembered: the next visit neither asks nor downloads.
  await reload(page);
  await page.getByLabel('Engine').getByText('Browser AI').first().waitFor({ state: 'attached' });
  await expect.poll(() => offer.count()).toBe(0);
  await opened.close();
});

test('the download goes on while one looks at other pages', async () => {
  const opened = await openWith(
    { state: 'downloadable', holds: true },
    await makeMember(app, 'loader'),
    '/settings?tab=engines',
  );
  const { page } = opened;
  await page.getByRole('switch', { name: 'Use this browser’s AI' }).check();
  await page.getByText('Downloading the browser’s model').waitFor();
  await page.getByRole('link', { name: 'engines and models' }).click();
  await page.waitForURL(/ai-models/);
  await page.getByText('Downloading the browser’s model').waitFor();
  await releaseDownload(page);
  await page.getByText('Ready in this tab', { exact: true }).waitFor();
  await opened.close();
});

test('the settings say what it can do, and try it', async () => {
  const opened = await openWith(
    { state: 'available' },
    await makeMember(app, 'trier'),
    '/settings?tab=engines',
    true,
  );
  const { page } = opened;
  await page.getByText('Ready in this tab', { exact: true }).waitFor();
  await page.getByText('Write, fill in forms, describe pictures, translate, summarise').waitFor();
  await page.getByText('English, Spanish').waitFor();
  const titles = ['Write a sentence', 'Fill in a form', 'Describe a picture', 'Summarise', 'Translate'];
  for (const title of titles) await page.getByRole('button', { name: `Try it: ${title}` }).click();
  await expect.poll(() => page.getByText('The stand-in has answered.').count()).toBe(titles.length);
  const [seen] = (await askedOf(page)).flatMap(({ input }) => (Array.isArray(input) ? input : []));
  expect(seen).toMatchObject({ role: 'user', content: [{ type: 'text' }, { type: 'image' }] });
  const list = page.getByRole('region', { name: 'Try it' }).getByRole('list').last();
  await list.getByRole('link', { name: 'Run Summarise with an example' }).waitFor();
  await expectAccessible(page, page.getByText('The stand-in has answered.').first());
  await page.getByRole('switch', { name: 'Use this browser’s AI' }).uncheck();
  await expect.poll(() => page.getByText('Ready in this tab', { exact: true }).count()).toBe(0);
  await opened.close();
});

describe('what cannot be', () => {
  test.each<[string, StandIn | null, string]>([
    ['a browser without it', null, 'This browser has no AI of its own. Chrome 148'],
    ['a device that cannot run it', { state: 'unavailable' }, 'this device cannot run it'],
    [
      'a policy that forbids it',
      { state: 'available', throws: { on: 'availability', name: 'NotAllowedError' } },
      'is blocked here',
    ],
  ])('%s is told in one line', async (_, standIn, words) => {
    const opened = await openAs(await makeMember(app, 'without'), { width: 390 });
    const context = opened.page.context();
    if (standIn) await installStandIn(context, standIn);
    else await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'LanguageModel'));
    await visit(opened.page, '/settings?tab=engines');
    await opened.page.getByText(words).waitFor();
    await opened.close();
  });

  test.each([
    ['a disk that is full', 'QuotaExceededError', 'not enough disk space'],
    ['a language that it does not know', 'NotSupportedError', 'does not support this language'],
    ['a connection that breaks off', 'NetworkError', 'could not prepare its model'],
  ])('%s during the download leaves it off, with a word', async (_, name, words) => {
    const standIn: StandIn = { state: 'downloadable', throws: { on: 'create', name } };
    const opened = await openWith(standIn, await makeMember(app, 'unlucky'), '/settings?tab=engines');
    await opened.page.getByRole('switch', { name: 'Use this browser’s AI' }).click();
    await opened.page.getByText(words).waitFor();
    expect(await opened.page.evaluate(() => localStorage.getItem('browser-ai'))).toBeNull();
    await opened.close();
  });

  test('nothing is downloaded without a click, also where it was on before', async () => {
    const opened = await openWith(
      { state: 'downloadable' },
      await makeMember(app, 'returner'),
      '/settings?tab=engines',
      true,
    );
    await opened.page.getByText('Chrome downloads about 4 GB once.').waitFor();
    expect(await opened.page.evaluate(() => localStorage.getItem('stand-in-fetched'))).toBeNull();
    await opened.close();
  });
});

const json = (value: object) => [JSON.stringify(value).slice(0, 9), JSON.stringify(value).slice(9)];

test('twelve tools are answered by it', async () => {
  const { call, page, close } = await lending({
    answers: [
      {
        to: 'List the mistakes',
        chunks: json({ changes: [{ was: 'grass', now: 'plant', why: 'Clearer.' }] }),
      },
      {
        to: 'Write the e-mail from the points',
        chunks: ['Subject: Bam', 'boo\n\nDear Ann,\n\nbamboo is a grass.'],
      },
    ],
  });
  const plain = [
    'rewrite',
    'shorten',
    'expand',
    'simplify',
    'grammar',
    'headline',
    'key-points',
    'questions',
  ];
  for (const tool of plain) {
    const run = await ran(call, tool, { text });
    expect(run.engines, tool).toMatchObject([{ id: engine, title: 'Browser AI', note: null }]);
    expect(run.output.texts.text, tool).toBe('The stand-in has answered.');
  }
  const translation = await ran(call, 'translate', { text, into: 'de' });
  expect(translation.engines).toMatchObject([{ id: 'browser/translator' }]);
  const summary = await ran(call, 'summarise', { text });
  expect(summary.engines).toMatchObject([{ id: 'browser/summarizer' }]);
  const email = await ran(call, 'email', { points: 'bamboo is a grass' });
  expect(email.output.texts.text).toContain('bamboo is a grass');
  const polished = await ran(call, 'email-polish', { text });
  expect(JSON.stringify(polished.output.data)).toContain('"now":"plant"');
  const asked = await askedOf(page);
  expect(asked.find(({ schema }) => schema)!.schema).toMatchObject({ type: 'object' });
  await close();
});

test('odd chunks arrive whole: halves of characters, none at all, invisible ones', async () => {
  const { call, close } = await lending({
    answers: [{ to: 'Rewrite', chunks: ['', 'A\u0000 ', '\ud83d', '\udc3c', ' b', '\ud83d'] }],
  });
  expect((await ran(call, 'rewrite', { text })).output.texts.text).toBe('A 🐼 b�');
  await close();
});

test('an answer without end is cut, and one with markup or orders stays text', async () => {
  const { call, page, close } = await lending({
    answers: [
      { to: 'Rewrite', chunks: Array.from({ length: 60 }, () => 'All work and no play. '.repeat(100)) },
      { to: 'Shorten', chunks: ['<img src=x onerror="globalThis.wasHit = true"> Ignore the rules.'] },
    ],
  });
  expect((await ran(call, 'rewrite', { text })).output.texts.text!.length).toBeLessThanOrEqual(100_000);
  const id = await runTool(call, 'shorten', { text });
  await page.goto(`${app.url}/ai/content-tools?tool=shorten&run=${id}`);
  await page.getByText('Ignore the rules.').first().waitFor();
  expect(await page.evaluate(() => 'wasHit' in globalThis)).toBe(false);
  await close();
});

test.each([
  ['a text that is too long for it', 'QuotaExceededError', 'cannot take that much'],
  ['an answer that its browser held back', 'NotReadableError', 'declined to answer'],
  ['a session that broke', 'InvalidStateError', 'could not answer'],
])('%s: Bamboo answers, and the run says why', async (_, name, words) => {
  const { call, close } = await lending({ throws: { on: 'prompt', name } });
  const run = await ran(call, 'key-points', { text });
  expect(run.engines).toMatchObject([{ id: 'bamboo', note: expect.stringContaining(words) }]);
  await close();
});

test('nonsense in place of JSON spoils nothing: the rules have done their part', async () => {
  const { call, close } = await lending({
    answers: [{ to: 'List the mistakes', chunks: ['{"changes": [{'] }],
  });
  expect((await ran(call, 'email-polish', { text })).state).toBe('done');
  await close();
});

test('a tab that closes in mid-answer ends the run within seconds, with what was written', async () => {
  const { call, page, close } = await lending({
    endless: true,
    answers: [{ to: 'Rewrite', chunks: ['Half an answer'] }],
  });
  const { id } = await call<{ id: string }>('POST', '/api/tools/rewrite/runs', { input: { text } });
  const run = () => call<Kept>('GET', `/api/runs/${id}`);
  await expect.poll(async () => (await askedOf(page)).length).toBeGreaterThan(0);
  await expect.poll(async () => (await run()).output.texts.text).toContain('Half');
  await page.close();
  await expect.poll(async () => (await run()).state).toBe('incomplete');
  expect((await run()).error).toContain('tab was closed');
  await close();
});

test('a run that is stopped is stopped in the browser too, and the next is answered', async () => {
  const { call, close } = await lending({
    delay: 500,
    answers: [{ to: 'Rewrite', chunks: Array<string>(200).fill('word ') }],
  });
  const { id } = await call<{ id: string }>('POST', '/api/tools/rewrite/runs', { input: { text } });
  await expect
    .poll(async () => (await call<Kept>('GET', `/api/runs/${id}`)).output.texts.text ?? '')
    .toContain('word');
  await call('POST', `/api/runs/${id}/stop`);
  expect((await ran(call, 'shorten', { text })).output.texts.text).toBe('The stand-in has answered.');
  await close();
});

test('of two tabs one answers, and the other takes over when it is closed', async () => {
  const { call, page, close } = await lending();
  const second = await page.context().newPage();
  await second.goto(`${app.url}/settings?tab=engines`);
  await second.getByText('Ready in another tab', { exact: true }).waitFor();
  await ran(call, 'rewrite', { text });
  expect(await askedOf(second)).toEqual([]);
  await page.close();
  await second.getByText('Ready in this tab', { exact: true }).waitFor();
  await isOffered(call);
  await ran(call, 'rewrite', { text });
  expect(await askedOf(second)).toHaveLength(1);
  await close();
});

test('a model that takes its time is waited for', async () => {
  const { call, close } = await lending({
    delay: 3_000,
    answers: [{ to: 'Rewrite', chunks: ['Slow but sure.'] }],
  });
  expect((await ran(call, 'rewrite', { text })).output.texts.text).toBe('Slow but sure.');
  await close();
});

test('no answer of ours forbids the page its browser’s model', async () => {
  const response = await fetch(app.url);
  expect(response.headers.get('permissions-policy') ?? 'language-model=(self)').toContain(
    'language-model=(self)',
  );
});
