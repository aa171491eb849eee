import { afterAll, describe, expect, it } from 'vitest';
import { createSafeFetch } from '#kit/net/safe-fetch.server.ts';
import { startFakeSources } from '#testing/fake-sources.ts';
import { passagesOf } from './passages.ts';
import { readPage } from './read-page.server.ts';

const world = await startFakeSources();
afterAll(() => world.close());
const safeFetch = createSafeFetch({ permit: [world.host], limits: { timeoutMs: 700, maxBytes: 3_000_000 } });
const read = (path: string, signal = new AbortController().signal) =>
  readPage({ safeFetch }, world.url + path, signal);

const article = (body: string) => `<!doctype html><html><head><title>Pandas | Example</title></head><body>
  <nav><ul><li><a href="/">Home</a></li><li><a href="/about">About us and everyone</a></li></ul></nav>
  <main><article><h1>Pandas</h1>${body}</article></main>
  <aside>Subscribe to our newsletter now!</aside><script>alert('never read this')</script></body></html>`;
const paragraph =
  'The giant panda lives in a few mountain ranges of central China. It eats bamboo for up to 14 hours a day, mostly leaves and shoots. Its wrist bone works like a thumb.';

describe('readPage', () => {
  it('takes what is written and leaves what surrounds it', async () => {
    world.pages.set(
      '/pandas',
      article(
        `<p>${paragraph}</p>`.repeat(1) +
          `<p>${'Cubs are born pink and blind in late summer, usually one or two at a time, and stay with their mother for years. '.repeat(4)}</p>`,
      ),
    );
    const { title, passages } = await read('/pandas');
    expect(title).toContain('Pandas');
    const text = passages.map((one) => one.text).join('\n');
    expect(text).toContain('It eats bamboo for up to 14 hours a day');
    expect(text).not.toContain('newsletter');
    expect(text).not.toContain('alert');
    for (const { text: whole, sentences } of passages)
      for (const sentence of sentences) expect(whole).toContain(sentence);
  });

  it('reads a page without an article too', async () => {
    world.pages.set('/bare', '<p>One short line.</p><p>Another one.');
    expect((await read('/bare')).passages.map(({ text }) => text)).toEqual([
      'One short line.',
      'Another one.',
    ]);
  });

  it.each([
    ['unavailable', 'invalid:page'],
    ['inwards', 'url_blocked'],
    ['endless', 'upstream_failed:timeout'],
    ['huge', 'upstream_failed:too_large'],
    ['garbage', 'invalid:page'],
  ] as const)('a page that is %s is refused with its reason', async (fault, code) => {
    world.pages.set('/bad', fault);
    await expect(read('/bad')).rejects.toMatchObject({ code });
  });

  it('a page of endless nesting costs its thread only, and the next one is read', async () => {
    world.pages.set('/deep', `<div>${'<div><b><table>'.repeat(60_000)}`);
    await read('/deep').catch(() => undefined);
    world.pages.set('/after', '<p>Still reading.</p>');
    expect((await read('/after')).passages[0]!.text).toBe('Still reading.');
  });
});

describe('passagesOf', () => {
  it('keeps sentences whole and parts of a readable length', () => {
    const passages = passagesOf([`${paragraph} ${paragraph} ${paragraph}`]);
    expect(passages.length).toBeGreaterThan(1);
    for (const { text } of passages) expect(text).toMatch(/[.!?]$/);
  });

  it('parts sentences of scripts without spaces', () => {
    expect(passagesOf(['大熊猫吃竹子。它们住在中国。'])[0]!.sentences).toEqual([
      '大熊猫吃竹子。',
      '它们住在中国。',
    ]);
  });
});
