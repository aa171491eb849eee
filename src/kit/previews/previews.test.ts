import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import type { PreviewCard } from './card.ts';
import { drawCard } from './draw-card.server.ts';
import { drawable } from './drawable.server.ts';
import { createPreviews } from './previews.server.ts';

const card: PreviewCard = {
  kicker: 'Summarise',
  title: 'How bamboo grows',
  words: 'A grass, not a tree.',
  product: 'Frenly',
};

test.each([
  ['plain', 'How bamboo grows'],
  ['markup', '</span><b foreground="red">x</b> & "quotes" \' <script>alert(1)</script> &#0; &nope;'],
  ['controls and halves of letters', 'a\u0000b\u001b[31m \u202eevil\u202c \ud83d x\uffff'],
  ['500 letters without a space', 'W'.repeat(500)],
  ['500 words', 'bamboo '.repeat(500)],
  ['right to left', 'مرحبا بالعالم، كيف حالك اليوم؟ '.repeat(8)],
  ['Chinese, Japanese, Korean', '日本語のタイトル、漢字 한국어 제목 '.repeat(12)],
  ['emoji alone', '🐼🎋👩‍👩‍👧🏳️‍🌈'],
  ['nothing', ''],
])('any title makes a picture of the same size: %s', async (_, title) => {
  const png = await drawCard({ ...card, title, words: title, kicker: title.slice(0, 20) });
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
});

test('what has no letters here is left out, and a text of which too little is left as a whole', async () => {
  expect(await drawable('🐼 How  bamboo\n grows 🎋')).toBe('How bamboo grows');
  expect(await drawable('Việt Łódź “naïve” – 50 €')).toBe('Việt Łódź “naïve” – 50 €');
  expect(await drawable('a\u202e\u0000b')).toBe('ab');
  if (await drawable('ع')) expect(await drawable('كيف، حالك؟')).toBe('كيف، حالك؟');
  expect(await drawable('🐼🎋')).toBe('');
  // No font has letters for private use.
  expect(await drawable('\ue000\ue001\ue002 a')).toBe('a');
  expect(await drawable('𒀀𒀁𒀂 a')).toBe('');
});

test('a picture is drawn once, one at a time, and again after a failure', async () => {
  const draw = vi.fn(async ({ title }: PreviewCard) => {
    if (title === 'fails') throw new Error('no');
    return Buffer.from(title);
  });
  const preview = createPreviews({ draw });
  await Promise.all([preview(card), preview(card), preview({ ...card })]);
  expect(draw).toHaveBeenCalledTimes(1);
  await preview({ ...card, title: 'another' });
  expect(draw).toHaveBeenCalledTimes(2);
  for (const _ of [1, 2]) await expect(preview({ ...card, title: 'fails' })).rejects.toThrow('no');
  expect(draw).toHaveBeenCalledTimes(4);
});

test('only so many are kept, those asked for last', async () => {
  const draw = vi.fn(async () => Buffer.of(1));
  const preview = createPreviews({ draw });
  for (let at = 0; at < 201; at += 1) {
    await preview({ ...card, title: String(at) });
    await preview({ ...card, title: '0' });
  }
  expect(draw).toHaveBeenCalledTimes(201);
  await preview({ ...card, title: '1' });
  expect(draw).toHaveBeenCalledTimes(202);
});
