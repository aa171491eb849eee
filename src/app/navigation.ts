/** What the header, footer, bars, section navigation and palette link to. */
import { inScope, madeFrenlyLabel } from '#app/brands.ts';
import { matchPage } from '#app/match-page.ts';
import { isBuilt, plainAddress } from '#app/page-row.ts';
import { pages } from '#app/pages.ts';
import { href } from '#kit/href.ts';
import type { BrandId, PageRow } from '#app/page-row.ts';

export interface NavLink {
  label: string;
  to: string;
}

export interface NavGroup {
  title: string;
  links: readonly NavLink[];
}

export const aiMenu: readonly NavGroup[] = [
  {
    title: 'Ask',
    links: [
      { label: 'All AI tools', to: href('/ai') },
      { label: 'Multi-AI consensus', to: href('/ai/consensus') },
      { label: 'Search', to: href('/search') },
      { label: 'Questions and answers', to: href('/ai/qa') },
      { label: 'Universal hub', to: href('/universal-hub') },
    ],
  },
  {
    title: 'Make',
    links: [
      { label: 'Images', to: href('/ai/images') },
      { label: 'Videos', to: href('/ai/videos') },
      { label: 'Design', to: href('/ai/design') },
      { label: 'Builder', to: href('/builder') },
      { label: 'Gallery', to: href('/gallery') },
    ],
  },
  {
    title: 'Speak',
    links: [
      { label: 'Voice tools', to: href('/ai/voice') },
      { label: 'Voice to e-mail', to: href('/ai/voice-email') },
      { label: 'Voice to e-mail app', to: href('/voice2email-v2') },
      { label: 'YouTube transcriber', to: href('/youtube/transcriber') },
    ],
  },
  {
    title: 'Work',
    links: [
      { label: 'Document analysis', to: href('/document-analyzer') },
      { label: 'Code generator', to: href('/code-generator') },
      { label: 'Threads', to: href('/threads') },
      { label: 'Inbox', to: href('/inbox') },
    ],
  },
];

export const learnMenu: readonly NavLink[] = [
  { label: 'University', to: href('/university') },
  { label: 'Tutorials', to: href('/university', { track: 'tutorials' }) },
  { label: 'Fundamentals', to: href('/university', { track: 'fundamentals' }) },
  { label: 'Blog', to: href('/blog') },
];

/** Beside what is learnt: the header has three menus, and people are who one learns from. */
export const communityMenu: readonly NavLink[] = [
  { label: 'Community', to: href('/community') },
  { label: 'People', to: href('/People') },
  { label: 'Directory', to: href('/Directory') },
  { label: 'Pulse', to: href('/connect/pulse') },
  { label: 'Create', to: href('/create') },
  { label: 'Lab', to: href('/create/lab') },
  { label: 'Quests', to: href('/frenlyai-v2/quests') },
];

export const plansMenu: readonly NavLink[] = [
  { label: 'Compare plans', to: href('/subscription-plans') },
  { label: 'Panda membership', to: href('/membership') },
  { label: 'Set up a wallet', to: href('/wallet-setup') },
];

export const accountMenu: readonly NavLink[] = [
  { label: 'Dashboard', to: href('/access') },
  { label: 'Chat history', to: href('/chat/history') },
  { label: 'Your profile', to: href('/profile') },
  { label: 'Your panda', to: href('/adopt-panda') },
  { label: 'Invite people', to: href('/frenlyai-v2/invites') },
  { label: 'My businesses', to: href('/business/my-businesses') },
  { label: 'Settings', to: href('/settings') },
];

/** Shown to admins only. */
export const adminLink: NavLink = { label: 'Admin', to: href('/admin') };

/** Shown only to those without a panda, while the address says `dev=true`. */
export const buyPandasLink: NavLink = { label: 'Buy Pandas', to: href('/panda-purchase') };

interface AccountViewer {
  isAdmin: boolean;
  isPanda: boolean;
  dev: boolean;
}

/** The links of the account card. */
export function accountLinks({ isAdmin, isPanda, dev }: AccountViewer): NavLink[] {
  return [...accountMenu, ...(isAdmin ? [adminLink] : []), ...(!isPanda && dev ? [buyPandasLink] : [])];
}

/** Shown only while the address says `dev=true`. */
export const devLinks: readonly NavLink[] = [
  { label: 'Hub', to: href('/hub') },
  { label: 'NFT', to: href('/nft') },
  { label: 'NFT statistics', to: href('/nft/stats') },
  { label: 'Make an offer', to: href('/nft/make-offer') },
];

export function madeFrenlyLink(brand: BrandId): NavLink {
  return { label: madeFrenlyLabel(brand), to: href('/adopt-panda') };
}

/** The mobile menu's plans, in US dollars a month. */
export const mobilePlans = [
  { name: 'Free', dollars: 0, label: 'Free' },
  { name: 'Plus', dollars: 9, label: 'Plus ($9)' },
  { name: 'Pro', dollars: 29, label: 'Pro ($29)' },
] as const;

export const bottomBar: readonly NavLink[] = [
  { label: 'AI Tools', to: href('/ai') },
  { label: 'Learn', to: href('/university') },
  { label: 'Gallery', to: href('/gallery') },
  { label: 'Builder', to: href('/builder') },
  { label: 'Search', to: href('/search') },
];

export const footerColumns: readonly NavGroup[] = [
  {
    title: 'Tools',
    links: [
      { label: 'Multi-AI Search', to: href('/ai/consensus') },
      { label: 'AI Collaboration', to: href('/ai/collaborate') },
      { label: 'Image Generation', to: href('/ai/images') },
      { label: 'Voice Tools', to: href('/ai/voice') },
      { label: 'Document Analysis', to: href('/document-analyzer') },
    ],
  },
  {
    title: 'Community',
    links: [
      { label: 'Join Community', to: href('/community') },
      { label: 'Showcase', to: href('/showcase') },
      { label: 'Help & Support', to: href('/support') },
      { label: 'Feedback', to: href('/feedback') },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy Policy', to: href('/privacy-policy') },
      { label: 'Terms of Service', to: href('/terms-of-service') },
    ],
  },
];

export const copyrightYear = 2025;

export interface Viewer {
  brand?: BrandId;
  isAdmin?: boolean;
  dev?: boolean;
}

export function isDev(query: URLSearchParams) {
  return query.get('dev') === 'true';
}

/** Rows that may be offered as a link: built, in the brand's scope, and not an admin page for others. */
export function mayOffer(row: PageRow, { brand = 'main', isAdmin = false, dev = false }: Viewer) {
  return isBuilt(row) && inScope(brand, row) && (row.access !== 'admin' || isAdmin) && (!row.devOnly || dev);
}

export const sections = ['discover', 'connect', 'create', 'profile', 'admin'] as const;

/** The pages beside this one in its section, under the paths that keep to the section. Empty below two. */
export function sectionNavigation(
  pathname: string,
  viewer: Viewer = {},
  table: readonly PageRow[] = pages,
): NavLink[] {
  const section = firstSegment(pathname);
  if (!sections.some((name) => name === section) || !matchPage(pathname)) return [];
  const links = table
    .filter((row) => mayOffer(row, viewer))
    .flatMap((row) => {
      const inSection = [row.path, ...row.aliases].filter((path) => firstSegment(path) === section);
      const to = inSection.map(plainAddress).find((address) => address !== null);
      return to === undefined ? [] : [{ label: row.title, to }];
    });
  return links.length < 2 ? [] : links;
}

function firstSegment(path: string) {
  return path.split('/')[1]?.toLowerCase();
}
