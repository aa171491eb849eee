import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '#kit/log.server.ts';
import { readSettings } from '#kit/settings.server.ts';
import { startFakeSources, type SourceFault } from '#testing/fake-sources.ts';
import type { SourceAnswer } from '#testing/sources/answers.ts';
import { askSources } from './ask-sources.server.ts';
import type { Outcome } from './outcome.ts';
import { keylessSources } from './registry.server.ts';
import { createSources } from './sources.server.ts';
import { outsideFilters, type OutsideFilter } from './source.ts';

const world = await startFakeSources();
afterAll(() => world.close());
beforeEach(() => {
  world.found.clear();
  world.faults.clear();
  world.asked.length = 0;
});

const sourceAnswer: SourceAnswer = {
  title: "Panda's diet & habits",
  text: 'Pandas eat bamboo for up to 14 hours a day. It is < 20 % of their diet in winter.',
  href: 'https://pandas.example.com/diet',
  date: '2024-03-05',
  by: 'Ada Lovelace',
};

const everything = {
  SEARXNG_URL: `${world.url}/searxng`,
  BRAVE_KEY: 'brave-key',
  TAVILY_KEY: 'tavily-key',
  GOOGLE_SEARCH_KEY: 'google-key',
  GOOGLE_SEARCH_CX: 'engine',
};

function sources(env: Record<string, string> = {}, now?: () => number) {
  const settings = readSettings({ NODE_ENV: 'test', ...world.env, ...env });
  return createSources({ settings, log: createLog('silent'), ...(now ? { now } : {}) });
}

async function ask(
  filter: OutsideFilter,
  {
    of = sources(),
    q = 'What do pandas eat?',
    ...rest
  }: { of?: ReturnType<typeof sources>; q?: string; from?: string; to?: string } = {},
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const { signal } = new AbortController();
  for await (const outcome of askSources({ sources: of }, { q, filter, signal, ...rest }))
    outcomes.push(outcome);
  return outcomes;
}

const of = (outcomes: Outcome[], id: string) => outcomes.find(({ source }) => source.id === id)!;

describe('every source', () => {
  const all = sources(everything);
  const ids = [...new Set(outsideFilters.flatMap((filter) => all.list(filter).map(({ id }) => id)))];

  it('is asked for something', () => {
    expect(ids.length).toBe(keylessSources.length + 4);
    for (const filter of outsideFilters) expect(sources().list(filter).length).toBeGreaterThan(0);
  });

  it.each(ids)('%s is read in its own format, as plain text', async (id) => {
    world.found.set(id, [
      sourceAnswer,
      { ...sourceAnswer, title: 'Second', href: 'https://pandas.example.com/2' },
    ]);
    const filter = all.list('web').some((source) => source.id === id)
      ? 'web'
      : outsideFilters.find((one) => all.list(one).some((source) => source.id === id))!;
    const { state, hits, note } = of(await ask(filter, { of: sources(everything) }), id);
    expect({ state, note }).toEqual({ state: 'answered', note: null });
    expect(hits.map(({ title }) => title)).toEqual([sourceAnswer.title, 'Second']);
    expect(hits[0]!.href).toMatch(/^https:\/\//);
    if (!['gdelt', 'openverse'].includes(id)) expect(hits[0]!.text).toContain('14 hours a day');
    if (!hits[0]!.text.includes('OpenStreet')) expect(hits[0]!.text).not.toMatch(/&lt;|<p>|jats/);
    if (id === 'openverse')
      expect(hits[0]!.picture).toMatchObject({ credit: 'Ada Lovelace, CC BY-SA 2.0', width: 1024 });
    if (id === 'commons') expect(hits[0]!.picture!.credit).toBe('Ada Lovelace, CC BY-SA 4.0');
  });

  it.each(ids)('%s that finds nothing has answered', async (id) => {
    const filter = outsideFilters.find((one) => all.list(one).some((source) => source.id === id))!;
    const outcome = of(await ask(filter, { of: sources(everything) }), id);
    expect(outcome).toMatchObject({ state: 'answered', hits: [] });
  });

  it.each(ids)('%s that sends something else is said to be garbled', async (id) => {
    world.faults.set(id, 'wrong-shape');
    const filter = outsideFilters.find((one) => all.list(one).some((source) => source.id === id))!;
    expect(of(await ask(filter, { of: sources(everything) }), id).state).toBe('garbled');
  });
});

describe('a request', () => {
  it('says who asks, and carries only the words that tell', async () => {
    await ask('web');
    const { url, headers } = world.asked.find(({ source }) => source === 'wiby')!;
    expect(headers['user-agent']).toContain('Frenly');
    expect(headers['user-agent']).toContain('http://localhost');
    expect(url.searchParams.get('q')).toBe('pandas eat');
  });

  it('keeps keys in headers where the source takes them there, and sends them nowhere else', async () => {
    await ask('web', { of: sources(everything) });
    const brave = world.asked.find(({ source }) => source === 'brave')!;
    expect(brave.headers['x-subscription-token']).toBe('brave-key');
    expect(world.asked.find(({ source }) => source === 'tavily')!.headers.authorization).toBe(
      'Bearer tavily-key',
    );
    const others = world.asked.filter(({ source }) => !['brave', 'tavily', 'google'].includes(source));
    expect(JSON.stringify(others.map(({ url, headers, body }) => [url.href, headers, body]))).not.toMatch(
      /-key/,
    );
  });

  it('a date range is sent to sources that support it and filtered here for the others', async () => {
    world.found.set('crossref', [sourceAnswer]);
    world.found.set('openlibrary', [sourceAnswer, { ...sourceAnswer, title: 'Old', date: '1999-01-01' }]);
    const outcomes = await ask('academic', { from: '2024-01-01', to: '2024-12-31' });
    const crossref = world.asked.find(({ source }) => source === 'crossref')!;
    expect(crossref.url.searchParams.get('filter')).toBe(
      'from-pub-date:2024-01-01,until-pub-date:2024-12-31',
    );
    const arxiv = world.asked.find(({ source }) => source === 'arxiv')!;
    expect(arxiv.url.searchParams.get('search_query')).toContain('[202401010000 TO 202412312359]');
    expect(of(outcomes, 'openlibrary').hits.map(({ title }) => title)).toEqual([sourceAnswer.title]);
  });

  it('goes to the Wikipedia of the script', async () => {
    const { questionOf } = await import('./question.ts');
    const language = (q: string) => questionOf({ q, filter: 'web' }).language;
    expect(
      [
        'パンダは何を食べますか',
        '大熊猫吃什么',
        'Что едят панды?',
        'Що їдять панди?',
        'ماذا تأكل الباندا',
        'Tür öffnen',
      ].map(language),
    ).toEqual(['ja', 'zh', 'ru', 'uk', 'ar', 'en']);
  });
});

describe('faults', () => {
  it.each<[SourceFault, string]>([
    ['limited', 'limited'],
    ['unavailable', 'away'],
    ['refusing', 'refused'],
    ['garbage', 'garbled'],
    ['huge', 'garbled'],
    ['inwards', 'garbled'],
    ['cut', 'away'],
  ])('one that is %s is named as %s, and the rest answers', async (fault, state) => {
    world.faults.set('wikipedia', fault);
    world.found.set('wiby', [sourceAnswer]);
    const outcomes = await ask('web');
    const { state: seen, note, hits } = of(outcomes, 'wikipedia');
    expect([seen, hits]).toEqual([state, []]);
    expect(note).toMatch(/^Wikipedia /);
    expect(of(outcomes, 'wikipedia').isOutOfReach).toBe(fault === 'cut');
    expect(of(outcomes, 'wiby').hits).toHaveLength(1);
  });

  it('does not wait for a slow one before telling the others', async () => {
    world.faults.set('wikipedia', 'slow');
    const seen: string[] = [];
    const { signal } = new AbortController();
    for await (const { source } of askSources(
      { sources: sources() },
      { q: 'pandas', filter: 'web', signal },
    )) {
      seen.push(source.id);
      if (seen.length === sources().list('web').length - 1) world.release();
    }
    expect(seen.at(-1)).toBe('wikipedia');
  });

  it.each<SourceFault>(['slow', 'endless'])('one that is %s is given up at its deadline', async (fault) => {
    world.faults.set('wiby', fault);
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), 150);
      return controller.signal;
    });
    try {
      expect(of(await ask('web'), 'wiby')).toMatchObject({ state: 'slow', hits: [] });
    } finally {
      timeout.mockRestore();
    }
  });

  it('an address where nobody listens is out of reach, at once', async () => {
    const nobody = sources({ SOURCES_URL: 'http://127.0.0.1:9' });
    const outcomes = await ask('web', { of: nobody });
    expect(outcomes.map(({ state, isOutOfReach }) => [state, isOutOfReach])).toEqual(
      outcomes.map(() => ['away', true]),
    );
    expect(outcomes.length).toBeGreaterThan(3);
  });

  it('stops when aborted', async () => {
    for (const { id } of keylessSources) world.faults.set(id, 'slow');
    const stop = new AbortController();
    const answers = askSources({ sources: sources() }, { q: 'pandas', filter: 'web', signal: stop.signal });
    const first = answers.next();
    stop.abort(new Error('enough'));
    await expect(first).rejects.toThrow('enough');
  });
});

describe('patience', () => {
  it('one that fails three times rests, and is tried again by a single question', async () => {
    let now = 1_800_000_000_000;
    const known = sources({}, () => now);
    world.faults.set('wikipedia', 'unavailable');
    const states: string[] = [];
    const again = async (q: string) => states.push(of(await ask('web', { of: known, q }), 'wikipedia').state);
    for (const q of ['one', 'two', 'three', 'four']) {
      await again(q);
      now += 2000;
    }
    expect(states).toEqual(['away', 'away', 'away', 'resting']);
    now += 31_000;
    world.faults.clear();
    await Promise.all([again('five'), again('six')]);
    expect(states.slice(4).toSorted()).toEqual(['answered', 'resting']);
    now += 2000;
    await again('seven');
    expect(states.at(-1)).toBe('answered');
  });

  it('one that wants a pause gets it', async () => {
    let now = 1_800_000_000_000;
    const known = sources({}, () => now);
    world.faults.set('wiby', 'limited');
    await ask('web', { of: known, q: 'one' });
    world.faults.clear();
    now += 100_000;
    expect(of(await ask('web', { of: known, q: 'two' }), 'wiby').state).toBe('resting');
    now += 21_000;
    expect(of(await ask('web', { of: known, q: 'three' }), 'wiby').state).toBe('answered');
  });

  it('OpenStreetMap gets one request a second; a caller who would wait too long is refused', async () => {
    const now = 1_800_000_000_000;
    const known = sources({}, () => now);
    // The clock stands still: the fourth turn is three seconds away, past half of the deadline.
    const outcomes = await Promise.all(['a1', 'b2', 'c3', 'd4'].map((q) => ask('web', { of: known, q })));
    expect(outcomes.map((one) => of(one, 'openstreetmap').state)).toEqual([
      'answered',
      'answered',
      'answered',
      'budget',
    ]);
  });

  it('the same question is not asked twice within minutes', async () => {
    world.found.set('wikipedia', [sourceAnswer]);
    const known = sources();
    await ask('web', { of: known });
    const before = world.asked.length;
    expect(of(await ask('web', { of: known }), 'wikipedia').hits).toHaveLength(1);
    expect(world.asked.length).toBe(before);
  });
});

describe('what sources send is bounded', () => {
  it('drops links that are no pages and cuts what is long', async () => {
    world.found.set('wiby', [
      { ...sourceAnswer, href: 'javascript:alert(1)' },
      { ...sourceAnswer, title: 'x'.repeat(9000), text: 'word '.repeat(5000) },
      { ...sourceAnswer, href: 'https://user:secret@example.com/' },
    ]);
    const { hits } = of(await ask('web'), 'wiby');
    expect(hits).toHaveLength(1);
    expect(hits[0]!.title.length).toBeLessThanOrEqual(301);
    expect(hits[0]!.text.length).toBeLessThanOrEqual(2001);
  });

  it('an empty question or a disabled setting queries no source', async () => {
    expect(await ask('web', { q: ' \u0000 ?! ' })).toEqual([]);
    expect(await ask('web', { of: sources({ SEARCH_SOURCES: 'false' }) })).toEqual([]);
    expect(world.asked).toEqual([]);
  });
});
