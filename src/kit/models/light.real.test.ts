/** The small models, as they are: fetched, run, and asked something with a known answer. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { useRealModels } from './real-models.testing.ts';

const { host, need } = useRealModels();
/** The first run fetches a hundred megabytes. */
const patience = 300_000;

const nearness = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, at) => sum + value * b[at]!, 0);

function picture(line: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="760" height="100">
    <rect width="760" height="100" fill="white"/>
    <text x="24" y="62" font-family="DejaVu Sans, Arial, sans-serif" font-size="36">${line}</text></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

test(
  'MiniLM: the same in other words is nearer than something else',
  { timeout: patience },
  async (context) => {
    await need('minilm', context);
    const [question, paraphrase, other] = await host.embed([
      'How do I reset my password?',
      'I forgot my login, how can I get a new one?',
      'Pandas eat bamboo all day long.',
    ]);
    expect(question).toHaveLength(384);
    expect(nearness(question!, question!)).toBeCloseTo(1, 4);
    expect(nearness(question!, paraphrase!)).toBeGreaterThan(0.4);
    expect(nearness(question!, other!)).toBeLessThan(0.2);
  },
);

test('MiniLM: one by one or together, a text has one meaning', { timeout: patience }, async (context) => {
  await need('minilm', context);
  const texts = Array.from({ length: 20 }, (_, at) => `Text number ${at} ${'goes on '.repeat(at)}`);
  const together = await host.embed(texts);
  const [alone] = await host.embed([texts[3]!]);
  expect(together).toHaveLength(20);
  expect(nearness(together[3]!, alone!)).toBeGreaterThan(0.98);
  expect(await host.embed([])).toEqual([]);
});

test(
  'MiniLM: texts without sense, a token every other letter, fit into the memory it has',
  { timeout: patience },
  async (context) => {
    await need('minilm', context);
    // As a pasted key or a picture in letters is: thirty-two took more than a gigabyte, and nothing after them was read.
    const odd = Array.from({ length: 32 }, (_, at) =>
      Array.from({ length: 125 }, (__, place) =>
        ((at + 3) * (place + 7) * 7919).toString(36).padEnd(7, 'q'),
      ).join(' '),
    );
    expect(await host.embed(odd)).toHaveLength(32);
  },
);

test(
  'Claims: the same in other words, the contrary and another matter are told apart, in either order',
  { timeout: patience },
  async (context) => {
    await need('minilm', context);
    const pairs: [string, string][] = [
      ['Anna sold the house to Ben.', 'Ben bought the house from Anna.'],
      ['Anna sold the house to Ben.', 'Ben sold the house to Anna.'],
      ['The museum opens at nine.', 'The museum has a garden.'],
    ];
    const likeliest = (chances: readonly number[]) => chances.indexOf(Math.max(...chances));
    const found = await host.compareClaims(pairs);
    expect(found.map(likeliest)).toEqual([0, 1, 2]);
    const turned = await host.compareClaims(pairs.map(([a, b]) => [b, a]));
    for (const [at, chances] of turned.entries())
      for (const [is, chance] of chances.entries()) expect(chance).toBeCloseTo(found[at]![is]!, 3);
    expect(await host.compareClaims([])).toEqual([]);
  },
);

test(
  'Tesseract: a printed line is read exactly, with where its words are',
  { timeout: patience },
  async (context) => {
    await need('tesseract', context);
    const line = 'The quick brown fox met 42 pandas.';
    const read = await host.readPicture(await picture(line));
    expect(read.text).toBe(line);
    expect(read.words.map(({ text }) => text)).toEqual(line.split(' '));
    expect(read.confidence).toBeGreaterThan(80);
    expect(read).toMatchObject({ width: 760, height: 100 });
    for (const { left, top, width, height } of read.words) {
      expect(left).toBeGreaterThan(0);
      expect(left + width).toBeLessThan(760);
      expect(top + height).toBeLessThan(100);
    }
  },
);

test(
  'Tesseract: what is no picture is refused in words, and the next is read',
  { timeout: patience },
  async (context) => {
    await need('tesseract', context);
    await expect(host.readPicture(Buffer.from('not a picture'))).rejects.toMatchObject({
      code: 'invalid:picture',
      message: 'That picture can’t be opened.',
    });
    expect((await host.readPicture(await picture('Still here'))).text).toBe('Still here');
  },
);
