import { expect, test } from 'vitest';
import { familiesOf } from '#features/home/families.ts';
import { contents } from '#features/landings/contents.ts';
import { landingIds } from '#features/landings/landing-content.ts';
import { everyBrand, isBuilt } from '../page-row.ts';
import { pageById, type PageId } from '../pages.ts';
import { placesOn } from './places.ts';

const rowOf = (id: string) => pageById(id as PageId);

test('a front page names what visitors may know of, and links only what is built', () => {
  const places = placesOn('main');
  const ids = places.map(({ id }) => id);
  for (const hidden of ['admin', 'hub', 'nft', 'checkout', 'topic', 'ebook', 'dashboard', 'auth-google'])
    expect(ids).not.toContain(hidden);
  for (const { id, open } of places) expect(open, id).toBe(isBuilt(rowOf(id)));
});

test('a brand’s host names only its own', () => {
  const ids = placesOn('list').map(({ id }) => id);
  expect(ids).toContain('marketplace');
  expect(ids).not.toContain('ai-images');
});

test('every open page to discover is in a family, and in one only', () => {
  const apart = new Set(['Home', 'Sign in', 'Style guide', 'Topics']);
  const noTools = new Set(['privacy-policy', 'terms-of-service']);
  const expected = placesOn('main').filter(
    ({ id, category, personal, open }) => open && !personal && !apart.has(category) && !noTools.has(id),
  );
  const shown = familiesOf(placesOn('main')).flatMap(({ tools }) => tools);
  expect(shown.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
});

test('the largest families come first, and closed pages are not listed', () => {
  for (const brand of everyBrand) {
    const families = familiesOf(placesOn(brand));
    const counts = families.map(({ tools }) => tools.length);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(families.flatMap(({ tools }) => tools).every(({ open }) => open)).toBe(true);
  }
});

test('words narrow the tools by their name and their family', () => {
  const titles = (typed: string) =>
    familiesOf(placesOn('main'), typed).flatMap(({ tools }) => tools.map(({ title }) => title));
  expect(titles('design')).toContain('Design studio');
  expect(titles('design')).not.toContain('Threads');
  expect(titles('no such tool')).toEqual([]);
});

test.for(landingIds)('the landing of %s is made of pages that its host has', (brand) => {
  const ids = placesOn(brand).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([...contents[brand].pages]));
});
