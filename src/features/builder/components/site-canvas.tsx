/** A page as visitors will see it. Blocks are chosen with a click and moved by dragging; what is in them cannot be pressed here. */
import { drawBlock, firstTitled, siteMenu } from '../render/page-parts.ts';
import type { Drawing } from '../render/parts.ts';
import type { Page, Site } from '../site.ts';
import { SiteFrame } from './site-frame.tsx';
import { useDragOrder } from './use-drag-order.ts';

const shown: Drawing = {
  hrefOf: () => '#',
  pictureOf: (data) => data,
  actionOf: () => undefined,
};
const emptyPicture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"%3E%3Crect width="400" height="300" fill="%23c9cec8"/%3E%3Ccircle cx="130" cy="105" r="28" fill="%23f4f5f2"/%3E%3Cpath d="M60 230l90-90 60 60 45-45 85 75z" fill="%23f4f5f2"/%3E%3C/svg%3E';
const editing: Drawing = { ...shown, emptyPicture };
const pictured = new Set(['picture', 'picture-text', 'gallery']);

interface SiteCanvasProps {
  name: string;
  site: Site;
  page: Page;
  selected?: string | undefined;
  onSelect?: (id: string) => void;
  /** To the place before another one. */
  onMove?: (id: string, before: string) => void;
}

export function SiteCanvas({ name, site, page, selected, onSelect, onMove }: SiteCanvasProps) {
  const drag = useDragOrder((id, on) => onMove?.(id, on));
  const first = firstTitled(page.blocks);
  return (
    <SiteFrame theme={site.theme} className="min-h-80">
      <div inert>{siteMenu(name, site, page, shown)}</div>
      {page.blocks.map((block) => {
        const { id, kind } = block;
        const drawing = onSelect && pictured.has(kind) ? editing : shown;
        const state = [id === selected && 'on', drag.isOver(id) && 'before'];
        return (
          <div
            key={id}
            className={['edit', ...state].filter(Boolean).join(' ')}
            {...(onMove && drag.dragProps(id))}
            {...(onSelect && { onClick: () => onSelect(id) })}
          >
            <div inert className={`block is-${kind}`}>
              {drawBlock(block, drawing, id === first ? 1 : 2)}
            </div>
          </div>
        );
      })}
    </SiteFrame>
  );
}
