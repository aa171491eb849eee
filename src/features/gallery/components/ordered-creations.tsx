import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import X from 'lucide-react/icons/x';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { cn } from '#kit/ui/cn.ts';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx';
import type { Creation } from '../contract.ts';

interface OrderedCreationsProps {
  creations: readonly Creation[];
  onMove: (id: string, to: number) => void;
  onRemove: (id: string) => void;
}

/** One's own collection, to put in order: dragged, by the arrows beside each, or with the arrow keys on its handle. */
export function OrderedCreations({ creations, onMove, onRemove }: OrderedCreationsProps) {
  const [held, setHeld] = useState<string>();
  const [over, setOver] = useState<number>();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);

  function move(id: string, to: number) {
    const creation = creations.find((one) => one.id === id);
    if (!creation || to < 0 || to >= creations.length || creations[to]?.id === id) return;
    onMove(id, to);
    setSaid(`${creation.title} is now ${to + 1} of ${creations.length}`);
    // It keeps the focus where it goes.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-grip="${id}"]`)?.focus());
  }

  function onKeyDown(event: KeyboardEvent, id: string, index: number) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(id, index + by);
  }

  return (
    <>
      <ol ref={list} aria-label="Order" className="grid gap-2">
        {creations.map(({ id, title, toolTitle }, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it is dragged; buttons and arrow keys do the same
          <li
            key={id}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', title);
              setHeld(id);
            }}
            onDragOver={(event) => {
              if (!held) return;
              event.preventDefault();
              setOver(index);
            }}
            onDragEnd={() => {
              setHeld(undefined);
              setOver(undefined);
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (held) move(held, index);
            }}
            className={cn(
              'flex items-center gap-2 rounded-lg border-[1.5px] bg-surface py-1.5 pr-1.5 pl-1',
              held && over === index && held !== id ? 'border-bamboo' : 'border-line',
              held === id && 'opacity-60',
            )}
          >
            <button
              type="button"
              data-grip={id}
              onKeyDown={(event) => onKeyDown(event, id, index)}
              className="cursor-grab rounded-md p-2 text-muted hover:text-ink"
            >
              <GripVertical aria-hidden className="size-5" />
              <VisuallyHidden>Move {title}: use the arrow keys</VisuallyHidden>
            </button>
            <div className="grid min-w-0 flex-1">
              <Link to={href('/gallery/:id', { id })} draggable={false} className="truncate font-medium">
                <bdi>{title}</bdi>
              </Link>
              <span className="truncate text-sm text-muted">{toolTitle}</span>
            </div>
            <IconButton
              label={`Move ${title} up`}
              size="sm"
              variant="ghost"
              disabled={index === 0}
              onClick={() => move(id, index - 1)}
            >
              <ArrowUp aria-hidden />
            </IconButton>
            <IconButton
              label={`Move ${title} down`}
              size="sm"
              variant="ghost"
              disabled={index === creations.length - 1}
              onClick={() => move(id, index + 1)}
            >
              <ArrowDown aria-hidden />
            </IconButton>
            <IconButton label={`Remove ${title}`} size="sm" variant="ghost" onClick={() => onRemove(id)}>
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
