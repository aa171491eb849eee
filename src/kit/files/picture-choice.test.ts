import { expect, test } from 'vitest';
import { refusePicture } from './picture-choice.ts';

test('a picture is checked before it travels', () => {
  const refuse = (type: string, size: number) => refusePicture({ type, size }, 5_000_000);
  expect(refuse('image/png', 5_000_000)).toBeUndefined();
  expect(refuse('image/png', 5_000_001)).toMatch(/larger than 5 MB/);
  expect(refuse('image/svg+xml', 10)).toMatch(/PNG/);
  expect(refuse('', 10)).toMatch(/PNG/);
});
