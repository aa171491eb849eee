/** A page as elements: its menu, its blocks, its end. */
import { createElement as h, type ReactNode } from 'react';
import type { Block, Page, Site } from '../site.ts';
import { line } from '../site.ts';
import { listBlocks } from './list-blocks.ts';
import type { Drawing, Level } from './parts.ts';
import { wordBlocks } from './word-blocks.ts';

const drawings = { ...wordBlocks, ...listBlocks };

export const drawBlock = ({ id, kind, data }: Block, drawing: Drawing, level: Level): ReactNode =>
  drawings[kind]?.(data, drawing, level, id) ?? null;

/** The first block with a title has that of the page. */
export const firstTitled = (blocks: readonly Block[]): string | undefined =>
  blocks.find(({ data }) => line(data, 'title').trim())?.id;

export const nameOfPage = ({ title }: Page): string => title.trim() || 'Untitled page';

export function siteMenu(name: string, site: Site, page: Page, drawing: Drawing): ReactNode {
  const shown = site.pages.filter(({ inMenu }) => inMenu);
  return h(
    'div',
    { className: 'menu' },
    h('a', { className: 'name', dir: 'auto', href: drawing.hrefOf(site.pages[0]!.id) }, name),
    shown.length > 1 &&
      h(
        'nav',
        { 'aria-label': 'Pages' },
        h(
          'ul',
          null,
          ...shown.map((one) =>
            h(
              'li',
              { key: one.id },
              h(
                'a',
                {
                  dir: 'auto',
                  href: drawing.hrefOf(one.id),
                  'aria-current': one.id === page.id ? 'page' : undefined,
                },
                nameOfPage(one),
              ),
            ),
          ),
        ),
      ),
  );
}

/** What stands in `main`, and what comes after it. */
export function pageBody(page: Page, drawing: Drawing) {
  const first = firstTitled(page.blocks);
  const drawn = (wanted: (block: Block) => boolean) =>
    page.blocks.filter(wanted).flatMap((block) => {
      const content = drawBlock(block, drawing, block.id === first ? 1 : 2);
      const tag = block.kind === 'footer' ? 'div' : 'section';
      return content ? [h(tag, { key: block.id, className: `block is-${block.kind}` }, content)] : [];
    });
  return {
    main: [
      first === undefined && h('h1', { key: 'title', className: 'unseen', dir: 'auto' }, nameOfPage(page)),
      ...drawn(({ kind }) => kind !== 'footer'),
    ],
    footers: drawn(({ kind }) => kind === 'footer'),
  };
}
