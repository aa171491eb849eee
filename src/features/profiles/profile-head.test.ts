import { expect, test } from 'vitest';
import { profileHead } from './profile-head.ts';

const ada = {
  handle: 'Ada-L',
  name: 'Ada Lovelace',
  picture: null,
  about: '',
  isPanda: false,
  memberSince: '2025-03-01T10:00:00.000Z',
};
const inherited = [
  { title: 'Profile · Frenly' },
  { name: 'description', content: 'A member’s profile.' },
  { tagName: 'link' as const, rel: 'canonical', href: 'https://frenly.example/profile/ada-l' },
  { property: 'og:title', content: 'Profile · Frenly' },
  { property: 'og:site_name', content: 'Grove' },
  { property: 'og:type', content: 'website' },
  { name: 'twitter:card', content: 'summary' },
];

test('the title names the member, and what the page table says of the address stays', () => {
  const head = profileHead(inherited, ada);
  expect(head).toContainEqual({ title: 'Ada Lovelace (@Ada-L) · Grove' });
  expect(head).toContainEqual(inherited[2]);
  expect(head).toContainEqual({ name: 'twitter:card', content: 'summary' });
  expect(head.filter((tag) => 'title' in tag)).toHaveLength(1);
  expect(head.filter((tag) => 'property' in tag && tag.property === 'og:type')).toEqual([
    { property: 'og:type', content: 'profile' },
  ]);
});

test('the description is the member’s own words on one line, cut between words', () => {
  const about = `I count.\n\n${'many words '.repeat(40)}`;
  const [description] = profileHead([], { ...ada, about }).filter(
    (tag) => 'name' in tag && tag.name === 'description',
  );
  const { content } = description as { content: string };
  expect(content).toMatch(/^I count\. many words .* (many|words)…$/);
  expect(content.length).toBeLessThanOrEqual(156);
});

test('without words there is still a sentence', () => {
  expect(profileHead([], ada)).toContainEqual({
    name: 'description',
    content: 'Ada Lovelace is a member of Frenly.',
  });
});
