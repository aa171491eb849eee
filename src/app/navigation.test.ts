import { describe, expect, it } from 'vitest';
import { matchPage } from '#app/match-page.ts';
import {
  accountMenu,
  adminLink,
  aiMenu,
  bottomBar,
  buyPandasLink,
  communityMenu,
  copyrightYear,
  devLinks,
  footerColumns,
  isDev,
  learnMenu,
  madeFrenlyLink,
  mobilePlans,
  plansMenu,
  sectionNavigation,
  sections,
} from '#app/navigation.ts';
import { fallbackLinks } from '#app/fallback-links.ts';
import { everyBrand } from '#app/page-row.ts';
import { pages } from '#app/pages.ts';
import { paletteEntries } from '#app/palette-entries.ts';
import { shortcuts } from '#app/shortcuts.ts';

const links = (list: readonly { label: string; to: string }[]) =>
  list.map(({ label, to }) => `${to} ${label}`);
const allBuilt = pages.map((row) => ({ ...row, file: row.file ?? 'features/x/pages/x.tsx' }));

describe('fixed links', () => {
  it('of the bar at the bottom lead somewhere useful, even before their page is open', () => {
    const closed = bottomBar.map(({ to }) => matchPage(to)!.row).filter(({ file }) => file === undefined);
    for (const { id } of closed) {
      expect(fallbackLinks[id]!.links.length, id).toBeGreaterThan(0);
      for (const { to } of fallbackLinks[id]!.links) expect(matchPage(to)!.row.file, to).toBeDefined();
    }
  });

  it('fill the footer as the specification lists it', () => {
    expect(footerColumns.map((column) => [column.title, ...links(column.links)])).toEqual([
      [
        'Tools',
        '/ai/consensus Multi-AI Search',
        '/ai/collaborate AI Collaboration',
        '/ai/images Image Generation',
        '/ai/voice Voice Tools',
        '/document-analyzer Document Analysis',
      ],
      [
        'Community',
        '/community Join Community',
        '/showcase Showcase',
        '/support Help & Support',
        '/feedback Feedback',
      ],
      ['Legal', '/privacy-policy Privacy Policy', '/terms-of-service Terms of Service'],
    ]);
    expect(copyrightYear).toBe(2025);
  });

  it('fill the mobile bottom bar', () => {
    expect(links(bottomBar)).toEqual([
      '/ai AI Tools',
      '/university Learn',
      '/gallery Gallery',
      '/builder Builder',
      '/search Search',
    ]);
  });

  it('offer three plans on the phone', () => {
    expect(mobilePlans.map((plan) => plan.label)).toEqual(['Free', 'Plus ($9)', 'Pro ($29)']);
    expect(mobilePlans.map((plan) => plan.dollars)).toEqual([0, 9, 29]);
  });

  it('lead to adoption under the label of the host', () => {
    expect(madeFrenlyLink('main')).toEqual({ label: 'Made Frenly', to: '/adopt-panda' });
    expect(madeFrenlyLink('list')).toEqual({ label: 'FrenlyList Directory', to: '/adopt-panda' });
  });

  it('keep four links for addresses with dev=true', () => {
    expect(devLinks.map((link) => link.to)).toEqual(['/hub', '/nft', '/nft/stats', '/nft/make-offer']);
    expect(buyPandasLink).toEqual({ label: 'Buy Pandas', to: '/panda-purchase' });
    expect(isDev(new URLSearchParams('dev=true'))).toBe(true);
    for (const text of ['', 'dev', 'dev=1', 'dev=TRUE']) expect(isDev(new URLSearchParams(text))).toBe(false);
  });

  it('reach everything that navigation links by the specification', () => {
    const all = [
      ...aiMenu.flatMap((group) => group.links),
      ...learnMenu,
      ...communityMenu,
      ...plansMenu,
      ...accountMenu,
      ...bottomBar,
      ...devLinks,
      adminLink,
      buyPandasLink,
      madeFrenlyLink('main'),
    ].map((link) => link.to);
    // `/` is the logo, `/dashboard` only redirects to `/access`, and sections have a navigation of their own.
    const expected = `/ai /ai/consensus /ai/qa /ai/voice /ai/voice-email /ai/images /ai/videos /ai/design /search
      /universal-hub /voice2email-v2 /youtube/transcriber /document-analyzer /code-generator /threads
      /university?track=tutorials /university?track=fundamentals /blog /subscription-plans /access /settings /admin
      /adopt-panda /inbox /gallery /builder /panda-purchase /wallet-setup /membership
      /community /People /Directory /connect/pulse /create /create/lab
      /hub /nft /nft/stats /nft/make-offer`;
    expect(all).toEqual(expect.arrayContaining(expected.split(/\s+/)));
    for (const to of all) expect(matchPage(to.split('?')[0]!)?.row.id, to).not.toBe('topic');
  });
});

describe('the small menu', () => {
  it('names nothing twice, groups and links alike', () => {
    const names = [
      ...aiMenu.flatMap(({ title, links: ofGroup }) => [title, ...ofGroup.map(({ label }) => label)]),
      'Learn',
      ...learnMenu.map(({ label }) => label),
      ...communityMenu.map(({ label }) => label),
    ];
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    // The voice tool has one name, also where it stands as an app of its own.
    expect(names.filter((name) => /voice.*mail/i.test(name))).toEqual([
      'Voice to e-mail',
      'Voice to e-mail app',
    ]);
  });
});

describe('the palette', () => {
  it('offers built pages at fixed addresses', () => {
    const entries = paletteEntries();
    const places = entries.map((entry) => entry.to);
    expect(places).toEqual(expect.arrayContaining(['/', '/access', '/feedback', '/login', '/settings']));
    for (const hidden of ['/admin', '/inbox', '/auth/error', '/dashboard'])
      expect(places).not.toContain(hidden);
    expect(places.filter((place) => /[:*?]/.test(place))).toEqual([]);
    expect(entries.find((entry) => entry.to === '/settings')).toEqual({
      id: 'settings',
      title: 'Settings',
      description: 'Your account, security, notifications, appearance and data.',
      category: 'Account',
      to: '/settings',
      shortcuts: [shortcuts.find((shortcut) => shortcut.key === ',')],
    });
  });

  it('offers admin pages to admins only', () => {
    const admin = paletteEntries({ isAdmin: true }).filter((entry) => entry.category === 'Admin');
    expect(admin.map((entry) => entry.to)).toEqual([
      '/admin',
      '/admin/users',
      '/admin/billing',
      '/admin/qa',
      '/admin/blog',
      '/admin/waitlist',
    ]);
  });

  it('keeps to the brand', () => {
    for (const brand of everyBrand)
      expect(paletteEntries({ brand }).map((entry) => entry.to)).toEqual(
        expect.arrayContaining(['/settings', '/support', '/feedback']),
      );
    expect(paletteEntries({ brand: 'list' }).map((entry) => entry.to)).not.toContain('/community');
  });

  it('carries the shortcuts, and links for developers only when asked', () => {
    const all = (dev: boolean) => paletteEntries({ dev, isAdmin: true }, allBuilt);
    const offered = all(false).flatMap((entry) => entry.shortcuts);
    expect(new Set(offered)).toEqual(new Set(shortcuts));
    expect(all(false).map((entry) => entry.to)).not.toContain('/nft');
    expect(all(true).map((entry) => entry.to)).toEqual(
      expect.arrayContaining(['/hub', '/nft', '/nft/stats', '/nft/make-offer', '/marketplace']),
    );
    expect(all(true).filter((entry) => /[:*?]/.test(entry.to))).toEqual([]);
  });
});

describe('section navigation', () => {
  it('has five sections', () => {
    expect(sections).toEqual(['discover', 'connect', 'create', 'profile', 'admin']);
  });

  it('shows built rows only and hides below two', () => {
    expect(links(sectionNavigation('/admin/users', { isAdmin: true }))).toEqual([
      '/admin Admin',
      '/admin/users Users',
      '/admin/billing Payments',
      '/admin/qa Q&A moderation',
      '/admin/blog Blog posts',
      '/admin/waitlist Waitlist',
    ]);
    expect(links(sectionNavigation('/connect/pulse'))).toEqual([
      '/connect Connect',
      '/connect/directory Directory',
      '/connect/pulse Pulse',
      '/connect/acknowledgements Acknowledgements',
    ]);
    expect(links(sectionNavigation('/create/lab'))).toEqual([
      '/create Create',
      '/create/join Join',
      '/create/lab Lab',
    ]);
    for (const pathname of ['/profile', '/profile/anna', '/login', '/'])
      expect(sectionNavigation(pathname), pathname).toEqual([]);
    expect(sectionNavigation('/admin')).toEqual([]);
  });

  it('stays on the paths of the section', () => {
    const at = (pathname: string) => sectionNavigation(pathname, {}, allBuilt).map((link) => link.to);
    expect(at('/discover/world')).toEqual([
      '/discover',
      '/discover/ai',
      '/discover/ai/consensus',
      '/discover/search',
      '/discover/world',
    ]);
    expect(at('/Connect/Pulse')).toEqual([
      '/connect',
      '/connect/directory',
      '/connect/pulse',
      '/connect/acknowledgements',
    ]);
    expect(at('/create')).toEqual(['/create', '/create/join', '/create/lab']);
    expect(at('/world')).toEqual([]);
    expect(at('/admin/no-such-page')).toEqual([]);
  });
});
