import { useSyncExternalStore } from 'react';
import { cn } from '#kit/ui/cn.ts';
import type { SlashState } from '../extensions/slash.ts';

/** Below the slash, as one types; chosen by arrows and Enter. */
export function SlashMenu({ state }: { state: SlashState }) {
  const open = useSyncExternalStore(state.subscribe, state.get, () => undefined);
  if (!open || open.props.items.length === 0) return null;
  const place = open.props.clientRect?.();
  if (!place) return null;
  const below = place.bottom + 320 < innerHeight;
  return (
    <div
      role="listbox"
      aria-label="Add to the document"
      className="fixed z-40 max-h-80 w-60 overflow-y-auto rounded-lg border border-line bg-surface p-1.5 shadow-raised"
      style={{
        left: Math.max(8, Math.min(place.left, innerWidth - 250)),
        ...(below ? { top: place.bottom + 6 } : { bottom: innerHeight - place.top + 6 }),
      }}
    >
      {open.props.items.map((item, at) => (
        <button
          key={item.title}
          type="button"
          role="option"
          aria-selected={at === open.chosen}
          ref={(element) => {
            if (at === open.chosen) element?.scrollIntoView({ block: 'nearest' });
          }}
          className={cn(
            'block min-h-10 w-full rounded-md px-3 py-2 text-left',
            at === open.chosen && 'bg-sunken',
          )}
          // The caret stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => open.props.command(item)}
        >
          {item.title}
        </button>
      ))}
    </div>
  );
}
