/** The blocks of a page in their order: chosen, moved, copied and deleted, with the mouse or the keyboard alone. */
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { KeyboardEvent } from 'react';
import { cn } from '#kit/ui/cn.ts';
import { DropdownMenuItem } from '#kit/ui/dropdown-menu.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { MoreMenu } from '#kit/ui/more-menu.tsx';
import { nameOf } from '../blocks/edit-blocks.ts';
import type { Block } from '../site.ts';
import { useDragOrder } from './use-drag-order.ts';

interface BlockListProps {
  blocks: readonly Block[];
  selected: string | undefined;
  onSelect: (id: string) => void;
  onMove: (id: string, to: number) => void;
  onCopy: (id: string) => void;
  onDelete: (id: string) => void;
}

export function BlockList({ blocks, selected, onSelect, onMove, onCopy, onDelete }: BlockListProps) {
  const drag = useDragOrder((id, on) =>
    onMove(
      id,
      blocks.findIndex((block) => block.id === on),
    ),
  );
  function onKeyDown(event: KeyboardEvent, id: string, at: number) {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      onMove(id, at + (event.key === 'ArrowUp' ? -1 : 1));
    } else if (event.key === 'Delete') {
      event.preventDefault();
      onDelete(id);
    }
  }
  return (
    <ol aria-label="Blocks" className="grid max-h-96 grid-cols-[minmax(0,1fr)] gap-1 overflow-y-auto p-0.5">
      {blocks.map((block, at) => {
        const { id } = block;
        const name = nameOf(block);
        return (
          <li
            key={id}
            {...drag.dragProps(id)}
            className={cn(
              'flex items-center rounded-lg border-[1.5px] bg-surface',
              id === selected ? 'border-bamboo bg-bamboo-soft' : 'border-line',
              drag.isOver(id) && 'border-dashed border-bamboo',
            )}
          >
            <GripVertical aria-hidden className="ml-1.5 size-4 shrink-0 cursor-grab text-muted" />
            <button
              type="button"
              aria-current={id === selected ? 'true' : undefined}
              aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
              onClick={() => onSelect(id)}
              onKeyDown={(event) => onKeyDown(event, id, at)}
              className="min-w-0 flex-1 truncate rounded-lg px-2 py-2.5 text-start text-sm"
            >
              <bdi>{name}</bdi>
            </button>
            <IconButton
              label={`Move up: ${name}`}
              size="sm"
              disabled={at === 0}
              onClick={() => onMove(id, at - 1)}
            >
              <ArrowUp aria-hidden />
            </IconButton>
            <IconButton
              label={`Move down: ${name}`}
              size="sm"
              disabled={at === blocks.length - 1}
              onClick={() => onMove(id, at + 1)}
            >
              <ArrowDown aria-hidden />
            </IconButton>
            <MoreMenu label={`More: ${name}`} size="sm">
              <DropdownMenuItem onSelect={() => onCopy(id)}>Duplicate</DropdownMenuItem>
              <DropdownMenuItem danger onSelect={() => onDelete(id)}>
                Delete
              </DropdownMenuItem>
            </MoreMenu>
          </li>
        );
      })}
    </ol>
  );
}
