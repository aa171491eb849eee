import { describe, expect, it } from 'vitest';
import { breadcrumbLabelLimit, breadcrumbs, cutLabel, lostTrail } from '#app/breadcrumbs.ts';

const trail = (pathname: string) => breadcrumbs(pathname).map((crumb) => crumb.fullLabel);
const links = (pathname: string) => breadcrumbs(pathname).map((crumb) => crumb.href);

describe('breadcrumbs', () => {
  it('are hidden on the homepage', () => {
    expect(breadcrumbs('/')).toEqual([]);
  });

  it('follow the pages above, and link those that are built', () => {
    expect(trail('/admin/users')).toEqual(['Home', 'Admin', 'Users']);
    expect(links('/admin/users')).toEqual(['/', '/admin', undefined]);
    expect(trail('/admin/support/knowledge-base')).toEqual(['Home', 'Admin', 'Support knowledge base']);
    expect(trail('/discover/ai/consensus')).toEqual(['Home', 'Discover', 'AI tools', 'Multi-AI consensus']);
    expect(links('/discover/ai/consensus')).toEqual(['/', '/discover', '/ai', undefined]);
    expect(links('/connect/pulse')).toEqual(['/', '/connect', undefined]);
  });

  it('place a page with nothing above it by its category', () => {
    expect(trail('/login')).toEqual(['Home', 'Sign in']);
    expect(trail('/access')).toEqual(['Home', 'Account', 'Dashboard']);
    expect(trail('/youtube/transcriber')).toEqual(['Home', 'Documents', 'YouTube transcriber']);
    expect(trail('/admin')).toEqual(['Home', 'Admin']);
  });

  it('call people and topics by their names', () => {
    expect(trail('/profile/anna')).toEqual(['Home', 'People', 'anna']);
    expect(trail('/anna/ness')).toEqual(['Home', 'People', 'anna']);
    expect(trail('/gardening')).toEqual(['Home', 'Topics', 'gardening']);
    expect(trail('/marketplace/jobs')).toEqual(['Home', 'FrenlyList', 'jobs']);
  });

  it('say the same thing only once', () => {
    expect(trail('/search/a/b/c')).toEqual(['Home', 'Search', 'Saved search']);
  });

  it('lead home from an unknown page', () => {
    expect(breadcrumbs('/a/b/c')).toBe(lostTrail);
    expect(lostTrail.map((crumb) => crumb.fullLabel)).toEqual(['Home', 'Not found']);
  });

  it('cut labels of more than 15 characters to 15 and an ellipsis', () => {
    expect(breadcrumbLabelLimit).toBe(15);
    expect(cutLabel('123456789012345')).toBe('123456789012345');
    expect(cutLabel('1234567890123456')).toBe('123456789012345…');
    expect(cutLabel('🐼'.repeat(16))).toBe(`${'🐼'.repeat(15)}…`);
    expect(breadcrumbs('/ai/consensus').at(-1)).toMatchObject({
      label: 'Multi-AI consen…',
      fullLabel: 'Multi-AI consensus',
    });
  });
});

it('above a business are one’s businesses', () => {
  const [, above] = breadcrumbs('/business/0199d3f0-0000-7000-8000-000000000000/dashboard');
  expect(above).toMatchObject({ fullLabel: 'My businesses', href: '/business/my-businesses' });
});
