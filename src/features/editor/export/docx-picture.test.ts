import { expect, test } from 'vitest';
import { pictureOf } from './docx-picture.ts';

const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a picture of a document is in its Word file, byte for byte', () => {
  const attrs = { src: `data:image/png;base64,${png}`, alt: 'A "dot"', width: 10, height: 10 };
  const picture = pictureOf({ type: 'image', attrs }, 1);
  expect(picture).toMatchObject({ name: 'picture1.png', extension: 'png' });
  expect(Buffer.from(picture!.bytes).toString('base64')).toBe(png);
  expect(picture!.xml).toContain('descr="A &quot;dot&quot;"');
});
