/** Host → brand → what it shows. */
import type { BrandId, PageRow } from '#app/page-row.ts';
import type { PageId } from '#app/pages.ts';

export interface Brand {
  id: BrandId;
  name: string;
  /** The host name for trying it; real ones come from the settings. The main brand is every other host. */
  trialHost: string | null;
  /** The colour token that is the brand's accent. */
  accent: 'bamboo' | 'bamboo-deep' | 'sky' | 'blush' | 'honey' | 'leaf';
  /** The page shown at `/`. */
  landing: PageId;
}

export const brands: Readonly<Record<BrandId, Brand>> = {
  main: { id: 'main', name: 'Frenly', trialHost: null, accent: 'bamboo', landing: 'home' },
  inbox: {
    id: 'inbox',
    name: 'Frenly Inbox',
    trialHost: 'inbox.localhost',
    accent: 'sky',
    landing: 'frenly-inbox-landing',
  },
  email: {
    id: 'email',
    name: 'Frenly Email',
    trialHost: 'email.localhost',
    accent: 'blush',
    landing: 'frenly-email-landing',
  },
  voice2email: {
    id: 'voice2email',
    name: 'Voice2Email',
    trialHost: 'voice2email.localhost',
    accent: 'honey',
    landing: 'voice2email',
  },
  frenlyemail: {
    id: 'frenlyemail',
    name: 'FrenlyEmail',
    trialHost: 'frenlyemail.localhost',
    accent: 'leaf',
    landing: 'frenlyemail',
  },
  list: {
    id: 'list',
    name: 'FrenlyList',
    trialHost: 'list.localhost',
    accent: 'bamboo-deep',
    landing: 'marketplace',
  },
};

export type ConfiguredHosts = Partial<Record<BrandId, string>>;

/**
 * The brand of a Host header. Until the main host is configured this is a trial: the `.localhost` names work and any
 * other host is the main one. Once it is, only configured hosts count and null means an unknown Host, to be refused.
 */
export function brandForHost(host: string, configured: ConfiguredHosts = {}): BrandId | null {
  const asked = hostName(host);
  const trial = configured.main === undefined;
  for (const brand of Object.values(brands)) {
    const own = configured[brand.id] ?? (trial ? brand.trialHost : null);
    if (own && hostName(own) === asked) return brand.id;
  }
  return trial ? 'main' : null;
}

function hostName(host: string) {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/** Whether the brand's host shows the page. Rows say so themselves; what is not said is 404 there. */
export function inScope(brand: BrandId, row: PageRow) {
  return row.brands.includes(brand);
}

/** The brand whose chrome a page wears: the host's own, except where a row of the main host wears another's. */
export function brandWorn(host: BrandId, row: PageRow | undefined): BrandId {
  return host === 'main' ? (row?.wears ?? 'main') : host;
}

export function madeFrenlyLabel(brand: BrandId) {
  return brand === 'list' ? 'FrenlyList Directory' : 'Made Frenly';
}

/** Where `/` redirects to by its query, or null. */
export function homeRedirect(query: URLSearchParams) {
  const domain = query.get('domain');
  const page = query.get('page') || 'landing';
  if (domain === 'inbox-brand' && page === 'logos') return '/logos';
  if (domain === 'inbox-brand' && page === 'landing') return '/frenly-inbox-landing';
  if (domain === 'email-brand' && page === 'landing') return '/frenly-email-landing';
  return null;
}

export type HomeVariant = 2 | 3 | 4 | 5;
const homeVariants: readonly HomeVariant[] = [2, 3, 4, 5];

/** The alternate homepage that `?v=` asks for, or null for the usual one. */
export function homeVariant(query: URLSearchParams): HomeVariant | null {
  return homeVariants.find((variant) => query.get('v') === String(variant)) ?? null;
}

/** The row that `/` shows. On the main host an alternate homepage goes first, then `domain=inbox-brand` (2.5). */
export function homePageId(brand: BrandId, query: URLSearchParams): PageId {
  if (brand !== 'main') return brands[brand].landing;
  const inbox = homeVariant(query) === null && query.get('domain') === 'inbox-brand';
  return inbox ? brands.inbox.landing : brands.main.landing;
}
