/** The trail above a page, read from the page table. */
import { matchPage } from '#app/match-page.ts';
import { isBuilt } from '#app/page-row.ts';
import type { PageMatch } from '#app/match-page.ts';

export const breadcrumbLabelLimit = 15;

export interface Crumb {
  /** At most 15 characters and an ellipsis. */
  label: string;
  /** The whole words, for a tooltip and for screen readers. */
  fullLabel: string;
  /** Absent on the current page and on pages that are not built yet. */
  href?: string;
}

const home = crumb('Home', '/');

/** For a page that is not there, or that must not be told from one. */
export const lostTrail: readonly Crumb[] = [home, crumb('Not found')];

/** Parameters that are words to people. */
const readableParams = ['handle', 'topic', 'section'];

/** Empty on the homepage, where the bar is hidden. */
export function breadcrumbs(pathname: string): readonly Crumb[] {
  const match = matchPage(pathname);
  if (!match) return lostTrail;
  if (match.row.id === 'home') return [];
  const label = labelOf(match);
  const placed = placedUnder[match.row.id];
  const middle = (placed ? [matchPage(placed)!] : ancestorsOf(pathname))
    .filter((ancestor) => labelOf(ancestor) !== label)
    .map((ancestor) => crumb(labelOf(ancestor), isBuilt(ancestor.row) ? ancestor.canonical : undefined));
  // A page with nothing above it is placed by its category instead.
  if (middle.length === 0 && match.row.category !== label) middle.push(crumb(match.row.category));
  return [home, ...middle, crumb(label)];
}

/** Pages that stand among others than their address says: someone's profile is no part of one's own, a business one of several. */
const placedUnder: Readonly<Record<string, string>> = {
  profile: '/People',
  soulprint: '/People',
  'business-dashboard': '/business/my-businesses',
  listing: '/marketplace',
  // What stands above these by their address is not built.
  'research-assistant': '/ai',
  'content-creation-studio': '/ai',
  'document-intelligence': '/document-analyzer',
};

/** The pages whose address begins this one. A lone first segment is no topic here: `/youtube` above its tools is not. */
function ancestorsOf(pathname: string): PageMatch[] {
  const segments = pathname.split('/').filter(Boolean);
  return segments
    .slice(0, -1)
    .map((_, index) => matchPage(`/${segments.slice(0, index + 1).join('/')}`))
    .filter((match) => match !== null)
    .filter(({ row }) => row.id !== 'topic' && row.redirect === undefined && !row.server);
}

function labelOf({ row, params }: PageMatch) {
  const name = readableParams.find((param) => param in params);
  return name ? params[name]! : row.title;
}

function crumb(fullLabel: string, href?: string): Crumb {
  return { label: cutLabel(fullLabel), fullLabel, href };
}

export function cutLabel(label: string) {
  const characters = Array.from(label);
  return characters.length > breadcrumbLabelLimit
    ? `${characters.slice(0, breadcrumbLabelLimit).join('')}…`
    : label;
}
