import { cn } from '#kit/ui/cn.ts';
import type { Mentions } from './use-mentions.ts';

export function MentionList({ mentions: { items, chosen, choose } }: { mentions: Mentions }) {
  if (items.length === 0) return null;
  return (
    <div
      role="listbox"
      aria-label="People and tools"
      className="absolute inset-x-0 bottom-full z-20 mb-1 max-h-72 overflow-y-auto rounded-lg border border-line bg-surface p-1.5 shadow-raised sm:right-auto sm:w-96"
    >
      {items.map((item, at) => (
        // Chosen by the keys of the field, which keeps the focus.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={item.name}
          role="option"
          aria-selected={at === chosen}
          className={cn('grid cursor-pointer rounded-md px-3 py-1.5', at === chosen && 'bg-sunken')}
          onMouseDown={(event) => {
            event.preventDefault();
            choose(item);
          }}
        >
          <span dir="auto" className="truncate font-medium">
            {item.title} <span className="font-normal text-muted">@{item.name}</span>
          </span>
          {!item.hint.startsWith('@') && <span className="truncate text-sm text-muted">{item.hint}</span>}
        </div>
      ))}
    </div>
  );
}
