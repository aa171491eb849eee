import { pages } from '#app/pages.ts';

/** First segments that belong to the server rather than to a page. */
const serverSegments = [
  'api',
  'v1',
  'auth',
  'assets',
  'files',
  'healthz',
  'readyz',
  'metrics',
  'mcp',
  'sandbox',
  'sites',
  'previews',
  'robots.txt',
  'opensearch.xml',
  'sitemap.xml',
  'favicon.ico',
  'well-known',
];

/** No handle may be one of these: `/{handle}/ness` must never shadow a path of ours, now or later. */
export const reservedSegments: ReadonlySet<string> = new Set([
  ...pages.flatMap((row) => [row.path, ...row.aliases]).flatMap(firstStaticSegment),
  ...serverSegments,
]);

function firstStaticSegment(path: string) {
  const first = path.split('/')[1]!;
  return first === '' || first.startsWith(':') ? [] : [first.toLowerCase()];
}
