/** Who sends a bill, by its words alone: the one body that it names besides whoever is to pay. */
import type { ReadPage } from '#kit/documents/read/document.ts';
import { organisation } from '../analyse/issuer.ts';
import { readByLayout } from './by-layout.ts';
import type { Reading } from './data.ts';
import { keyOf } from './values.ts';

const name = /\p{Lu}[\p{L}\d’'-]*(?:\s+(?:(?:of|for|and|de|van|von|&)\s+)?\p{Lu}[\p{L}’'-]*\.?){1,5}/gu;
const mostBlocks = 200;

export function otherBody(pages: readonly ReadPage[]): Reading | undefined {
  const payer = new Set(readByLayout(pages, 'customer', 'text').map(({ value }) => keyOf('text', value)));
  const found = new Map<string, Reading>();
  const blocks = pages.flatMap((page) =>
    page.blocks.map((block, at) => ({ ...block, at, page: page.number })),
  );
  for (const { text, at, page, role } of blocks.slice(0, mostBlocks)) {
    if (role === 'running-head') continue;
    for (const { 0: body, index } of text.slice(0, 2000).matchAll(name)) {
      const last = body.split(/\s+/).at(-1)!;
      // The form ends the name: “Brennwerk GmbH”, not “Bank Street”.
      if (!organisation.test(last)) continue;
      const key = keyOf('text', body);
      if ([...payer].some((one) => one.startsWith(key) || key.endsWith(one)) || found.has(key)) continue;
      const passage = { page, block: at, start: index, end: index + body.length };
      found.set(key, {
        by: 'meaning',
        value: body,
        passage,
        quote: text.slice(Math.max(0, index - 60), index + 120).trim(),
      });
    }
  }
  return found.size === 1 ? [...found.values()][0] : undefined;
}
