import { expect, test } from 'vitest';
import { articleHead } from './help-head.ts';

const inherited = [
  { title: 'Help and support · Frenly' },
  { name: 'description', content: 'Answers.' },
  { tagName: 'link', rel: 'canonical', href: 'https://frenly.example/support' },
  { property: 'og:title', content: 'Help and support · Frenly' },
  { property: 'og:description', content: 'Answers.' },
  { property: 'og:url', content: 'https://frenly.example/support' },
  { property: 'og:site_name', content: 'Frenly' },
];
const article = {
  slug: 'passkeys',
  title: 'Passkeys',
  summary: 'No password.',
  group: 'Signing in',
} as const;

test('an article has its own title, words and address, and keeps the rest', () => {
  expect(articleHead(inherited, article)).toEqual([
    { title: 'Passkeys · Help and support · Frenly' },
    { name: 'description', content: 'No password.' },
    { tagName: 'link', rel: 'canonical', href: 'https://frenly.example/support?article=passkeys' },
    { property: 'og:title', content: 'Passkeys' },
    { property: 'og:description', content: 'No password.' },
    { property: 'og:url', content: 'https://frenly.example/support?article=passkeys' },
    inherited[6],
  ]);
});
