import { EmptyState } from '#kit/ui/empty-state.tsx';
import { blankBlock, copyBlock, moveTo } from '../blocks/edit-blocks.ts';
import { mostBlocks, type Page } from '../site.ts';
import { AddBlock } from './add-block.tsx';
import { BlockForm } from './block-form.tsx';
import { BlockList } from './block-list.tsx';

interface BlocksTabProps {
  page: Page;
  pages: readonly Page[];
  selected: string | undefined;
  onSelect: (id: string | undefined) => void;
  onChange: (page: Page, what?: string) => void;
  onDelete: (page: Page) => void;
}

export function BlocksTab({ page, pages, selected, onSelect, onChange, onDelete }: BlocksTabProps) {
  const { blocks } = page;
  const at = blocks.findIndex(({ id }) => id === selected);
  const block = blocks[at];
  function insert(added: (typeof blocks)[number], after: number) {
    onChange({ ...page, blocks: blocks.toSpliced(after + 1, 0, added) });
    onSelect(added.id);
  }
  const indexOf = (id: string) => blocks.findIndex((one) => one.id === id);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {blocks.length === 0 ? (
        <EmptyState>This page is empty. Add the first block.</EmptyState>
      ) : (
        <BlockList
          blocks={blocks}
          selected={block?.id}
          onSelect={onSelect}
          onMove={(id, to) => onChange({ ...page, blocks: moveTo(blocks, indexOf(id), to) })}
          onCopy={(id) => blocks.length < mostBlocks && insert(copyBlock(blocks[indexOf(id)]!), indexOf(id))}
          onDelete={(id) => onDelete({ ...page, blocks: blocks.filter((one) => one.id !== id) })}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <AddBlock
          disabled={blocks.length >= mostBlocks}
          onAdd={(kind) => insert(blankBlock(kind), at === -1 ? blocks.length - 1 : at)}
        />
        <p className="text-sm text-muted">Drag to reorder, or Alt+↑ and Alt+↓.</p>
      </div>
      {block ? (
        <BlockForm
          key={block.id}
          block={block}
          pages={pages}
          onChange={(data, what) =>
            onChange({ ...page, blocks: blocks.with(at, { ...block, data }) }, `${block.id}.${what}`)
          }
        />
      ) : (
        blocks.length > 0 && <p className="text-muted">Select a block to edit it.</p>
      )}
    </div>
  );
}
