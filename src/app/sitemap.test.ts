import { describe, expect, it } from 'vitest';
import { definePages } from '#app/page-row.ts';
import { pages } from '#app/pages.ts';
import { sitemap } from '#app/sitemap.ts';

const locations = (xml: string) => Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), (match) => match[1]);

describe('sitemap', () => {
  it('lists the built, public pages that are meant to be found', () => {
    const listed = locations(sitemap(pages, 'https://frenly.example'));
    expect(listed).toEqual(
      expect.arrayContaining(['https://frenly.example/', 'https://frenly.example/register']),
    );
    for (const hidden of ['/settings', '/admin', '/inbox', '/auth/error'])
      expect(listed).not.toContain(`https://frenly.example${hidden}`);
  });

  it('leaves out what is not built, not public, hidden, for developers, or without one address', () => {
    const text = { title: 'T' };
    const file = 'features/x/pages/x.tsx';
    const rows = definePages({ category: 'Help' }, [
      { id: 'shown', path: '/a&b', file, ...text },
      { id: 'optional', path: '/shelf/:section?', file, ...text },
      { id: 'unbuilt', path: '/unbuilt', ...text },
      { id: 'member', path: '/member', file, access: 'member', ...text },
      { id: 'admin', path: '/admin', file, access: 'admin', ...text },
      { id: 'hidden', path: '/hidden', file, noindex: true, ...text },
      { id: 'developer', path: '/developer', file, devOnly: true, ...text },
      { id: 'one', path: '/one/:id', file, ...text },
      { id: 'many', path: '/many/*', file, ...text },
      { id: 'branded', path: '/branded', file, brands: ['list'], ...text },
    ]);
    expect(locations(sitemap(rows, 'https://frenly.example/'))).toEqual([
      'https://frenly.example/a&amp;b',
      'https://frenly.example/shelf',
    ]);
    expect(locations(sitemap(rows, 'https://list.example', 'list'))).toEqual([
      'https://list.example/branded',
    ]);
  });

  it('is a sitemap by its own declaration', () => {
    expect(sitemap([], 'https://frenly.example')).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n</urlset>\n',
    );
  });
});
