import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Wrench from 'lucide-react/icons/wrench';
import X from 'lucide-react/icons/x';
import { useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { cn } from '#kit/ui/cn.ts';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Kbd } from '#kit/ui/kbd.tsx';
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx';
import { useStack } from '../stack/use-stack.ts';
import { AllyPanda } from './ally-panda.tsx';

const mostKeys = 9;

/** The stack in its order: dragged, moved by buttons, or by the arrow keys. */
export function StackList({ stack }: { stack: ReturnType<typeof useStack> }) {
  const { items = [], move, remove } = stack;
  const [dragged, setDragged] = useState<number>();
  const [said, setSaid] = useState('');
  function go(from: number, to: number) {
    if (to < 0 || to >= items.length) return;
    move(from, to);
    setSaid(`${items[from]!.title} is now number ${to + 1} of ${items.length}.`);
  }
  function onKeyDown(event: KeyboardEvent, at: number) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    go(at, event.key === 'ArrowUp' ? at - 1 : at + 1);
  }
  return (
    <>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {items.map(({ kind, subject, title, description, path, seed }, at) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it is dragged; buttons and arrow keys do the same
          <li
            key={`${kind} ${subject}`}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', title);
              setDragged(at);
            }}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => {
              if (dragged !== undefined) event.preventDefault();
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== undefined) go(dragged, at);
              setDragged(undefined);
            }}
            className={cn(
              'flex items-center gap-3 rounded-card border border-line bg-surface p-3',
              dragged === at && 'opacity-50',
            )}
          >
            <button
              type="button"
              onKeyDown={(event) => onKeyDown(event, at)}
              className="cursor-grab rounded-md p-1.5 text-muted hover:text-ink max-sm:hidden"
            >
              <GripVertical aria-hidden className="size-5" />
              <VisuallyHidden>Move {title}: use the arrow keys</VisuallyHidden>
            </button>
            {seed ? (
              <AllyPanda seed={seed} size={44} />
            ) : (
              <Wrench aria-hidden className="mx-2.5 size-6 shrink-0 text-bamboo-deep" />
            )}
            <div className="min-w-0 flex-1">
              <Link to={path} dir="auto" className="font-medium wrap-anywhere" draggable={false}>
                {title}
              </Link>
              <p dir="auto" className="truncate text-sm text-muted">
                {description}
              </p>
            </div>
            {at < mostKeys && (
              <span className="max-sm:hidden">
                <Kbd>Alt</Kbd> <Kbd>{at + 1}</Kbd>
              </span>
            )}
            <span className="flex">
              <IconButton
                size="sm"
                label={`Move ${title} up`}
                disabled={at === 0}
                onClick={() => go(at, at - 1)}
              >
                <ArrowUp aria-hidden />
              </IconButton>
              <IconButton
                size="sm"
                label={`Move ${title} down`}
                disabled={at === items.length - 1}
                onClick={() => go(at, at + 1)}
              >
                <ArrowDown aria-hidden />
              </IconButton>
              <IconButton
                size="sm"
                label={`Remove ${title} from the stack`}
                onClick={() => remove({ kind, subject })}
              >
                <X aria-hidden />
              </IconButton>
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
