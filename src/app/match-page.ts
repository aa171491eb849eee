/** From an address to its row of the page table. */
import { pages } from '#app/pages.ts';
import { fillPath } from '#kit/href.ts';
import type { PageRow } from '#app/page-row.ts';

export interface PageMatch {
  row: PageRow;
  params: Record<string, string>;
  /** The pattern that matched: the row's path or one of its aliases. */
  path: string;
  /** The concrete canonical address, for the canonical link. */
  canonical: string;
  /** Where to go instead, if the row redirects. */
  redirect?: string;
  /** What this alias shows differently, if anything. */
  variant?: string;
}

interface Pattern {
  row: PageRow;
  path: string;
  segments: readonly string[];
}

/** Letters and digits of any script, and hyphens. */
const topicShape = /^[\p{L}\p{M}\p{Nd}-]+$/u;

/** Parameters that mean the same in any letter case, so that their canonical form is lower case. */
const caselessParams = new Set(['handle', 'topic']);

export const matchPage = createMatcher(pages);

/** Static paths are looked up; the few with parameters are tried one by one, most specific first. */
export function createMatcher(rows: readonly PageRow[]) {
  const patterns = rows.flatMap((row) => [row.path, ...row.aliases].flatMap((path) => spellOut(row, path)));
  const byAddress = new Map(
    patterns.filter(isStatic).map((pattern) => [lookupKey(pattern.segments), pattern]),
  );
  const withParams = patterns
    .filter((pattern) => !isStatic(pattern))
    .sort((a, b) => compareSegments(a.segments, b.segments));

  return (pathname: string): PageMatch | null => {
    const segments = splitAddress(pathname);
    if (segments === null) return null;
    const known = byAddress.get(lookupKey(segments));
    if (known) return describe(known, {});
    for (const pattern of withParams) {
      const params = matchSegments(pattern.segments, segments);
      if (params) return describe(pattern, params);
    }
    return null;
  };
}

function describe({ row, path }: Pattern, params: Record<string, string>): PageMatch {
  const canonicalParams = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      caselessParams.has(name) ? value.toLowerCase() : value,
    ]),
  );
  return {
    row,
    params,
    path,
    canonical: fillPath(row.path, canonicalParams),
    redirect: row.redirect && fillPath(row.redirect, params),
    variant: row.variants?.[path],
  };
}

/** Decoded segments without a trailing slash; null for an address that cannot be one of ours. */
function splitAddress(pathname: string): string[] | null {
  if (!pathname.startsWith('/')) return null;
  let end = pathname.length;
  while (end > 0 && pathname[end - 1] === '/') end -= 1;
  if (end === 0) return [];
  const segments = pathname.slice(1, end).split('/');
  if (segments.includes('')) return null;
  try {
    return segments.map(decodeURIComponent);
  } catch {
    // Malformed percent-encoding names nothing.
    return null;
  }
}

/** A slash that was encoded is part of a value, never a step deeper. */
function lookupKey(segments: readonly string[]) {
  return segments.map((segment) => segment.replaceAll('/', '%2F').toLowerCase()).join('/');
}

function matchSegments(pattern: readonly string[], segments: readonly string[]) {
  const splat = pattern.at(-1) === '*';
  if (splat ? segments.length < pattern.length : segments.length !== pattern.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const given = segments[index]!;
    if (expected === '*') params['*'] = segments.slice(index).join('/');
    else if (expected.startsWith(':')) {
      if (expected === ':topic' && !topicShape.test(given)) return null;
      params[expected.slice(1)] = given;
    } else if (expected.toLowerCase() !== given.toLowerCase()) return null;
  }
  return params;
}

/** A path with an optional last parameter is two patterns: without it and with it. */
function spellOut(row: PageRow, path: string): Pattern[] {
  const segments = path.split('/').filter(Boolean);
  const last = segments.at(-1);
  if (!last?.endsWith('?')) return [{ row, path, segments }];
  const before = segments.slice(0, -1);
  return [
    { row, path, segments: before },
    { row, path, segments: [...before, last.slice(0, -1)] },
  ];
}

function isStatic({ segments }: Pattern) {
  return segments.every((segment) => rank(segment) === 0);
}

/** Most specific first. */
function compareSegments(a: readonly string[], b: readonly string[]) {
  for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
    const difference = rank(a[index]!) - rank(b[index]!);
    if (difference !== 0) return difference;
  }
  return b.length - a.length;
}

/** Static before parameter before splat. */
function rank(segment: string) {
  if (segment === '*') return 2;
  return segment.startsWith(':') ? 1 : 0;
}
