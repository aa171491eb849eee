import { expect, test } from 'vitest';
import { withoutFileNames } from './light-pages.ts';

test('names of files go, and rows without one stay without', () => {
  expect(
    withoutFileNames(`export const rows = definePages({ category: 'AI' }, [
  { id: 'ai', file: "app/ai.tsx", title: 'file' },
  { id: 'later', path: '/file' } as const,
]);`),
  ).toBe(`export const rows = definePages({ category: 'AI' }, [
  { id: 'ai', file: '', title: 'file' },
  { id: 'later', path: '/file' } as const,
]);`);
});
