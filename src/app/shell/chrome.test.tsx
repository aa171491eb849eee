/** What surrounds every page says what the specification says (2.2, 2.3, 6). */
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { currentUser, type CurrentUser } from '#kit/auth/contract.ts';
import { listNotifications } from '#features/notifications/contract.ts';
import { keyOf } from '#kit/contract/query-key.ts';
import { createQueryClient } from '#kit/contract/query.ts';
import { LoadingArea } from '#kit/ui/loading-area.tsx';
import { inScope } from '../brands.ts';
import { breadcrumbs } from '../breadcrumbs.ts';
import { judgePage } from '../judge-page.ts';
import { matchPage } from '../match-page.ts';
import { communityMenu } from '../navigation.ts';
import type { Surroundings } from '../page-data.ts';
import { isUnbuilt, type BrandId } from '../page-row.ts';
import { pages } from '../pages.ts';
import { AccessDenied } from './access-denied.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { BreadcrumbBar } from './breadcrumb-bar.tsx';
import { Footer } from './footer.tsx';
import AccountMenu from './account-menu.tsx';
import { Header } from './header.tsx';
import { MobileMenuLinks } from './mobile-menu-links.tsx';
import { Shell } from './shell.tsx';
import { SurroundingsProvider } from './surroundings.tsx';

const product: Surroundings['product'] = {
  name: 'Frenly',
  tagline: 'Accessible, empowering AI for everyone.',
  supportEmail: 'help@frenly.example',
  socialVideoUrl: 'https://video.example/frenly',
  socialPhotoUrl: 'https://photo.example/frenly',
};
const ada: CurrentUser = {
  id: '1',
  name: 'Ada',
  email: 'ada@example.org',
  profilePicture: null,
  isPanda: false,
  pandaCount: 0,
  walletType: 'none',
  handle: 'ada',
  isAdmin: false,
  emailVerified: true,
  onboarded: true,
  welcomed: true,
};

interface Around {
  at?: string;
  unread?: number;
  brand?: BrandId;
  user?: CurrentUser | null;
}

function render(
  element: ReactElement,
  { at = '/support', brand = 'main', user = null, unread = 0 }: Around = {},
) {
  const client = createQueryClient();
  const news = { items: [], unread, next: null };
  client.setQueryData(keyOf(listNotifications, { query: {} }), news);
  client.setQueryData(keyOf(currentUser), user);
  const surroundings: Surroundings = {
    brand,
    theme: 'system',
    origin: '',
    announcement: '',
    isRailFolded: false,
    product,
  };
  const around = (
    <QueryClientProvider client={client}>
      <SurroundingsProvider value={surroundings}>{element}</SurroundingsProvider>
    </QueryClientProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: around }], { initialEntries: [at] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

describe('the footer', () => {
  const footer = render(<Footer />);

  test.for([
    '/ai/consensus Multi-AI Search',
    '/ai/collaborate AI Collaboration',
    '/ai/images Image Generation',
    '/ai/voice Voice Tools',
    '/document-analyzer Document Analysis',
    '/community Join Community',
    '/showcase Showcase',
    '/support Help &amp; Support',
    '/feedback Feedback',
    '/privacy-policy Privacy Policy',
    '/terms-of-service Terms of Service',
    'mailto:help@frenly.example Contact Support',
  ])('links %s', (link) => {
    const [to, ...label] = link.split(' ');
    expect(footer).toMatch(new RegExp(`<a[^>]*href="${to}"[^>]*>${label.join(' ')}</a>`));
  });

  test.for([product.socialVideoUrl, product.socialPhotoUrl])('opens %s in a new tab', (url) => {
    expect(footer).toMatch(new RegExp(`<a href="${url}" target="_blank" rel="noreferrer"`));
  });

  test('has the year and the tagline', () => {
    expect(footer).toContain(`© 2025 Frenly. ${product.tagline}`);
  });
});

describe('the header', () => {
  const header = (around?: Around) => render(<Header />, around);

  test('is sticky, with menus for AI, Learn and Plans, and a button to sign in', () => {
    expect(header()).toMatch(/<header class="[^"]*\bsticky top-0\b/);
    const menus = [...header().matchAll(/<button[^>]*aria-expanded="false"[^>]*>([^<]+)</g)];
    expect(menus.map(([, label]) => label)).toEqual(['AI tools', 'Learn', 'Plans']);
    expect(header()).toMatch(/<a[^>]*href="\/sign-in\?return_url=%2Fsupport"[^>]*>Sign in<\/a>/);
  });

  test('leads to the people, not to tools alone', () => {
    const page = header() + render(<MobileMenuLinks />);
    for (const { label, to } of communityMenu)
      expect(page.match(new RegExp(`href="${to}"[^>]*>${label}<`, 'g')), to).toHaveLength(2);
  });

  test.for<[BrandId, string]>([
    ['main', 'Made Frenly'],
    ['list', 'FrenlyList Directory'],
  ])('on the host of %s leads to adoption as %s', ([brand, label]) => {
    expect(header({ brand })).toMatch(new RegExp(`href="/adopt-panda"[^>]*>${label}<`));
  });

  test.for<[string, Around, string[], string[]]>([
    [
      'a member without a panda',
      { user: ada },
      ['Member', 'No wallet', 'Adopt a panda to become a Panda Member.', 'Dashboard', 'Sign Out'],
      ['Buy Pandas', 'Admin'],
    ],
    ['with dev=true', { user: ada, at: '/?dev=true' }, ['Buy Pandas', 'NFT'], []],
    [
      'a panda with dev=true',
      { user: { ...ada, isPanda: true, pandaCount: 3, walletType: 'custodial' }, at: '/?dev=true' },
      ['Panda Member', '3 pandas', 'Wallet managed by Frenly'],
      ['Buy Pandas', '>Member<', 'Adopt a panda to become a Panda Member.'],
    ],
    ['an admin', { user: { ...ada, isAdmin: true } }, ['href="/admin"'], []],
    ['someone with news', { user: ada, unread: 2 }, ['Account of Ada, 2 unread notifications'], []],
    ['someone without', { user: ada }, ['"Account of Ada"'], ['unread']],
  ])('shows the card of %s', ([, around, shown, hidden]) => {
    const card = header(around) + render(<AccountMenu user={around.user!} />, around);
    for (const words of shown) expect(card).toContain(words);
    for (const words of hidden) expect(card).not.toContain(words);
  });

  test('has a mobile menu with three plans', () => {
    for (const plan of ['Free', 'Plus ($9)', 'Pro ($29)'])
      expect(render(<MobileMenuLinks />)).toMatch(
        new RegExp(`href="/subscription-plans"[^>]*>${plan.replaceAll(/[$()]/g, '\\$&')}<`),
      );
  });
});

test.each(['voice2email', 'frenlyemail', 'email', 'inbox', 'list'] as const)(
  'on the host of %s nothing leads to a page that is not there or not open',
  (brand) => {
    const around =
      render(<Header />, { brand }) +
      render(<MobileMenuLinks />, { brand }) +
      render(<Footer />, { brand }) +
      render(<BottomBar />, { brand });
    const paths = [...around.matchAll(/href="(\/[^"?#]*)/g)].map(([, to]) => to!);
    expect(paths).not.toEqual([]);
    const isThere = (to: string) => {
      const match = matchPage(to);
      return match !== null && inScope(brand, match.row) && !isUnbuilt(match.row);
    };
    expect(paths.filter((to) => !isThere(to))).toEqual([]);
  },
);

test('the bottom bar links five places', () => {
  const links = [...render(<BottomBar />).matchAll(/href="([^"]+)".*?<\/svg>([^<]+)</g)];
  expect(links.map(([, to, label]) => `${to} ${label}`)).toEqual([
    '/ai AI Tools',
    '/university Learn',
    '/gallery Gallery',
    '/builder Builder',
    '/search Search',
  ]);
});

test('a breadcrumb longer than 15 characters is cut, and its whole name is still there', () => {
  const bar = render(<BreadcrumbBar crumbs={breadcrumbs('/support')} />);
  expect(bar).toContain('title="Help and support"');
  expect(bar).toContain('>Help and suppor…<');
  expect(render(<BreadcrumbBar crumbs={breadcrumbs('/')} />)).toBe('');
});

test('the loading indicator is a spinner in the middle of a tall area', () => {
  expect(renderToStaticMarkup(<LoadingArea />)).toMatch(
    /^<div class="grid min-h-\[60vh\] place-items-center/,
  );
});

test('nothing surrounds the inbox', () => {
  const around = (path: string) => {
    const match = matchPage(path)!;
    return render(<Shell verdict={{ is: 'page', match }}>the page</Shell>, { at: path });
  };
  for (const part of ['<header', '<footer', 'aria-label="Quick links"', 'aria-label="Breadcrumb"']) {
    expect(around('/support'), part).toContain(part);
    expect(around('/inbox'), part).not.toContain(part);
  }
});

test('there is a page for access denied, and no path leads to it', () => {
  expect(render(<AccessDenied />)).toContain('<h1>Access denied</h1>');
  expect(pages.filter(({ file }) => file?.includes('denied'))).toEqual([]);
  const visitor = { brand: 'main', signedIn: true, isAdmin: false } as const;
  const verdict = judgePage('/access-denied', visitor);
  expect(verdict.is === 'page' && verdict.match.row.id).toBe('topic');
});
