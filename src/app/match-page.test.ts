import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createMatcher, matchPage } from '#app/match-page.ts';
import { pages } from '#app/pages.ts';
import { fillPath } from '#kit/href.ts';

const idAt = (pathname: string) => matchPage(pathname)?.row.id;
const example = (path: string) =>
  fillPath(path, new Proxy({}, { get: (_, name) => (name === '*' ? 'a/b' : 'x1') }));

describe('matchPage', () => {
  it('finds every path and alias of the table, in any letter case, with or without a slash at the end', () => {
    for (const row of pages)
      for (const path of [row.path, ...row.aliases])
        for (const address of [example(path), example(path).toUpperCase(), `${example(path)}/`]) {
          const match = matchPage(address);
          expect(match, address).toMatchObject({ row: { id: row.id }, path });
        }
  });

  it('agrees with React Router when its routes stand in the order of the table', () => {
    const routes = pages.flatMap((row) =>
      [row.path, ...row.aliases].map((path) => ({ path: path.slice(1), id: `${row.id} ${path}` })),
    );
    // React Router ranks `/word/:param` and `/:handle/ness` alike, so there the order decides.
    const ties = routes.flatMap(({ path }) =>
      /^[^:]+\/:[^/]+$/.test(path) ? `/${path.split('/')[0]}/ness` : [],
    );
    expect(ties).toContain('/marketplace/ness');
    for (const address of [
      ...routes.map(({ path }) => example(`/${path}`)),
      ...ties,
      '/marketplace',
      '/a/b/c',
    ]) {
      const match = matchPage(address);
      const expected = match && `${match.row.id} ${match.path}`;
      expect(matchRoutes(routes, address)?.[0]?.route.id ?? null, address).toBe(expected);
    }
  });

  it('does not depend on the order of the table', () => {
    const reversed = createMatcher(pages.toReversed());
    for (const address of [
      '/blog/ness',
      '/search/ness',
      '/profile/ness',
      '/v2/music-studio',
      '/youtube/shared/1',
    ])
      expect(reversed(address), address).toEqual(matchPage(address));
  });

  it('spells the canonical address as the specification does', () => {
    expect(matchPage('/directory')).toMatchObject({ path: '/Directory', canonical: '/Directory' });
    expect(matchPage('/connect/directory')).toMatchObject({
      path: '/connect/directory',
      canonical: '/Directory',
    });
    expect(matchPage('/websearch')).toMatchObject({ path: '/WebSearch', canonical: '/search' });
    expect(matchPage('/PEOPLE/')?.canonical).toBe('/People');
    expect(matchPage('/ai/voice-email-v4')?.canonical).toBe('/ai/voice-email');
  });

  it('prefers static to parameter to splat', () => {
    expect(idAt('/ebooks/create')).toBe('ebooks-create');
    expect(idAt('/ebooks/9')).toBe('ebook');
    expect(idAt('/v2/music-studio')).toBe('music-studio');
    expect(idAt('/search')).toBe('search');
    expect(matchPage('/search/a/b')).toMatchObject({ row: { id: 'search-saved' }, params: { '*': 'a/b' } });
    expect(matchPage('/profile/ness')).toMatchObject({ row: { id: 'profile' }, params: { handle: 'ness' } });
    expect(idAt('/blog/ness')).toBe('blog-post');
    expect(idAt('/search/ness')).toBe('search-saved');
  });

  it('fills an optional section or leaves it out', () => {
    expect(matchPage('/marketplace')).toMatchObject({ params: {}, canonical: '/marketplace' });
    expect(matchPage('/marketplace/jobs')).toMatchObject({
      params: { section: 'jobs' },
      canonical: '/marketplace/jobs',
    });
    expect(matchPage('/marketplace/jobs/1')).toBeNull();
  });

  it('keeps the case of ids, and reads handles and topics without regard to it', () => {
    expect(matchPage('/EBooks/AbC')).toMatchObject({ params: { id: 'AbC' }, canonical: '/ebooks/AbC' });
    expect(matchPage('/Anna/ness')).toMatchObject({ row: { id: 'soulprint' }, canonical: '/anna/ness' });
    expect(matchPage('/Gardening')?.canonical).toBe('/gardening');
  });

  it('decodes parameters and encodes them again', () => {
    const match = matchPage('/blog/caf%C3%A9%2Fau%20lait');
    expect(match).toMatchObject({
      params: { slug: 'café/au lait' },
      canonical: '/blog/caf%C3%A9%2Fau%20lait',
    });
    expect(matchPage('/ai%2Fconsensus')).toBeNull();
  });

  it('takes one segment of letters, digits and hyphens for a topic, and nothing deeper', () => {
    expect(matchPage('/machine-learning-2')).toMatchObject({ params: { topic: 'machine-learning-2' } });
    expect(idAt('/%E7%86%8A%E7%8C%AB')).toBe('topic');
    for (const address of [
      '/a.b',
      '/wp-login.php',
      '/a_b',
      '/a%20b',
      '/@anna',
      '/a/b',
      '/a/b/c',
      '/anna/ness/more',
    ])
      expect(matchPage(address), address).toBeNull();
  });

  it('refuses what is no address', () => {
    for (const address of ['', 'ai', '/%', '/%E0%A4%A', '/blog/%FF', '//evil', '/ai//consensus'])
      expect(matchPage(address), address).toBeNull();
  });

  it('says where a redirect leads and which variant an alias shows', () => {
    expect(matchPage('/dashboard')?.redirect).toBe('/access');
    expect(matchPage('/business/b%201/success')?.redirect).toBe('/business/b%201/dashboard');
    expect(matchPage('/ai/consensus-simple')).toMatchObject({
      variant: 'simple',
      canonical: '/ai/consensus',
    });
    expect(matchPage('/ai/consensus')?.variant).toBeUndefined();
  });
});
