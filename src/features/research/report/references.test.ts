import { describe, expect, test } from 'vitest';
import { authorsOf, initials } from './authors.ts';
import { bibliography, reference } from './references.ts';

const accessed = '2026-11-16';
const paper = {
  title: 'On the digestion of bamboo',
  href: 'https://doi.org/10.1000/xyz',
  by: 'Ada Lovelace, Charles Babbage',
  date: '2024-03-05',
};
const page = {
  title: 'Giant panda',
  href: 'https://en.wikipedia.org/wiki/Giant_panda',
  by: null,
  date: null,
};
const many = { ...paper, by: 'Ada Lovelace, Charles Babbage, Mary Somerville and 4 more', date: '2024' };

describe('APA', () => {
  test.each([
    [
      paper,
      'Lovelace, A., & Babbage, C. (2024, March 5). *On the digestion of bamboo*. https://doi.org/10.1000/xyz',
    ],
    [
      page,
      '*Giant panda*. (n.d.). Wikipedia. Retrieved November 16, 2026, from https://en.wikipedia.org/wiki/Giant_panda',
    ],
    [
      many,
      'Lovelace, A., Babbage, C., Somerville, M., et al. (2024). *On the digestion of bamboo*. https://doi.org/10.1000/xyz',
    ],
  ])('%#', (source, written) => expect(reference(source, 'apa', { accessed })).toBe(written));
});

describe('MLA', () => {
  test.each([
    [
      paper,
      'Lovelace, Ada, and Charles Babbage. “On the digestion of bamboo.” 5 Mar. 2024, doi.org/10.1000/xyz. Accessed 16 Nov. 2026.',
    ],
    [page, '“Giant panda.” *Wikipedia*, en.wikipedia.org/wiki/Giant_panda. Accessed 16 Nov. 2026.'],
    [
      many,
      'Lovelace, Ada, et al. “On the digestion of bamboo.” 2024, doi.org/10.1000/xyz. Accessed 16 Nov. 2026.',
    ],
  ])('%#', (source, written) => expect(reference(source, 'mla', { accessed })).toBe(written));
});

describe('Chicago', () => {
  test.each([
    [
      paper,
      'Lovelace, Ada, and Charles Babbage. “On the digestion of bamboo.” March 5, 2024. https://doi.org/10.1000/xyz.',
    ],
    [
      page,
      '“Giant panda.” Wikipedia. Accessed November 16, 2026. https://en.wikipedia.org/wiki/Giant_panda.',
    ],
    [many, 'Lovelace, Ada, et al. “On the digestion of bamboo.” 2024. https://doi.org/10.1000/xyz.'],
  ])('%#', (source, written) => expect(reference(source, 'chicago', { accessed })).toBe(written));
});

describe('BibTeX', () => {
  test('what is known stands in it, and nothing that is not', () => {
    expect(reference(paper, 'bibtex', { accessed })).toBe(`@misc{lovelace2024digestion,
  title = {{On the digestion of bamboo}},
  author = {Lovelace, Ada and Babbage, Charles},
  year = {2024},
  month = {3},
  url = {https://doi.org/10.1000/xyz},
  urldate = {2026-11-16},
}`);
    expect(reference(page, 'bibtex', { accessed })).not.toMatch(/author|year|month/);
    expect(reference(many, 'bibtex', { accessed })).toContain('Somerville, Mary and others}');
  });

  test('keys are unique, and special characters of LaTeX are escaped', () => {
    const odd = { ...paper, title: '50% of {all} R&D_costs \\input{x}', by: 'Acme Group' };
    const file = bibliography([odd, odd], { accessed });
    expect(file.match(/^@misc\{[^,]+/gm)).toEqual(
      ['@misc{acmegroup2024costs', '@misc{acmegroup2024costs-2'].map((key) =>
        key.replace('costs', 'rdcosts'),
      ),
    );
    expect(file).toContain(String.raw`50\% of \{all\} R\&D\_costs \textbackslash{}input\{x\}`);
    expect(file).toContain('author = {{Acme Group}}');
  });
});

test('names are distinguished from organisations, and inverted names are recognised', () => {
  const of = (by: string) => authorsOf(by).named.map(({ family, given }) => `${family}|${given}`);
  expect(of('Vincent van Gogh')).toEqual(['van Gogh|Vincent']);
  expect(of('Lovelace AB, Babbage C.')).toEqual(['Lovelace|A. B.', 'Babbage|C.']);
  expect(of('World Health Organization')).toEqual(['World Health Organization|']);
  expect(of('dang')).toEqual(['dang|']);
  expect(of('© OpenStreetMap contributors')).toEqual(['OpenStreetMap contributors|']);
  expect(initials({ family: 'Sartre', given: 'Jean-Paul Charles' })).toBe('J.-P. C.');
  expect(authorsOf(' ')).toEqual({ named: [], more: false });
});

test('a page of this site is named with its address', () => {
  const own = { title: 'Search', href: '/support/search', by: 'Help', date: null };
  expect(reference(own, 'chicago', { accessed, origin: 'https://frenly.example' })).toContain(
    'https://frenly.example/support/search.',
  );
});
