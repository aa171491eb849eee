import { inScope } from '#app/brands.ts';
import { isBuilt, plainAddress } from '#app/page-row.ts';
import type { BrandId, PageRow } from '#app/page-row.ts';

/** What is built, open to everyone, meant to be found, and at one fixed address. */
export function sitemap(
  rows: readonly PageRow[],
  publicUrl: string,
  brand: BrandId = 'main',
  /** Of what features let strangers find: posts, lessons. */
  more: readonly string[] = [],
): string {
  const listed = rows.filter((row) => isListed(row) && inScope(brand, row));
  const addresses = [...listed.flatMap((row) => plainAddress(row.path) ?? []), ...more];
  const entries = addresses.map(
    (address) => `  <url><loc>${escapeXml(new URL(address, publicUrl).href)}</loc></url>\n`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
  );
}

function isListed(row: PageRow) {
  return isBuilt(row) && row.access === 'everyone' && !row.noindex && !row.devOnly;
}

const xmlEntities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string) {
  return text.replaceAll(/[&<>"']/g, (character) => xmlEntities[character]!);
}
