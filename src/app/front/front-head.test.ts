import type { MetaDescriptor } from 'react-router';
import { expect, test } from 'vitest';
import { headTags } from '../head-tags.ts';
import type { Surroundings } from '../page-data.ts';
import { pageDescriptions } from '../page-descriptions.ts';
import { everyBrand, type BrandId } from '../page-row.ts';
import { frontHead } from './front-head.ts';
import { shownRow } from './shown-row.ts';

const surroundings = (brand: BrandId): Surroundings => ({
  brand,
  theme: 'system',
  origin: `https://${brand}.example`,
  announcement: '',
  isRailFolded: false,
  product: { name: 'Frenly', tagline: '', supportEmail: '', socialVideoUrl: '', socialPhotoUrl: '' },
});

function headOf(brand: BrandId, pathname: string, search = '') {
  const row = shownRow({ pathname, search }, brand)!;
  const described = { id: row.id, words: pageDescriptions[row.id]! };
  const inherited = headTags(pathname, surroundings(brand), null, described);
  const tags = frontHead(inherited, { pathname, search }, surroundings(brand), described);
  const all = (test: (tag: MetaDescriptor) => boolean) => tags.filter(test) as Record<string, string>[];
  const titles = all((tag) => 'title' in tag);
  const canonical = all((tag) => 'rel' in tag && tag.rel === 'canonical');
  const descriptions = all((tag) => 'name' in tag && tag.name === 'description');
  expect([titles.length, canonical.length]).toEqual([1, 1]);
  expect(descriptions.map(({ content }) => content)).toEqual([pageDescriptions[row.id]]);
  return { title: titles[0]!.title, canonical: canonical[0]!.href };
}

test('each host has the title of what it shows at its root, and one address for it', () => {
  const heads = everyBrand.map((brand) => headOf(brand, '/'));
  expect(heads.map(({ title }) => title)).toEqual([
    'Frenly: Home',
    'Frenly Inbox · Frenly',
    'Frenly Email · Frenly',
    'Voice2Email · Frenly',
    'FrenlyEmail · Frenly',
    'FrenlyList · Frenly',
  ]);
  expect(heads.map(({ canonical }) => canonical)).toEqual(
    everyBrand.map((brand) => `https://${brand}.example/`),
  );
});

test('a landing is found at its path on the main host, and at the root of its own', () => {
  expect(headOf('main', '/frenly-inbox-landing').canonical).toBe('https://main.example/frenly-inbox-landing');
  expect(headOf('inbox', '/frenly-inbox-landing').canonical).toBe('https://inbox.example/');
  expect(headOf('main', '/', '?domain=inbox-brand&page=other').canonical).toBe(
    'https://main.example/frenly-inbox-landing',
  );
});

test('alternate homepages and other names of the home are the home', () => {
  expect(headOf('main', '/', '?v=3').canonical).toBe('https://main.example/');
  for (const path of ['/new', '/newhome'])
    expect(headOf('main', path).canonical).toBe('https://main.example/');
});

test('what describes the page of the document is not said of the next one', () => {
  const tags = headTags('/support', surroundings('main'), null, { id: 'home', words: 'Home.' });
  expect(tags.filter((tag) => 'name' in tag && tag.name === 'description')).toEqual([]);
});
