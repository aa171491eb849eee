import { Command } from 'cmdk';
import type { ReactNode } from 'react';
import { Kbd } from '#kit/ui/kbd.tsx';
import { keysLabel, type Keys } from '../../shortcuts.ts';
import { isMac } from './keyboard.ts';

export const paletteRow =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-2 aria-selected:bg-sunken';

interface PaletteItemProps {
  /** Unlike every other in the list. */
  value: string;
  title: string;
  description: string;
  category: string;
  shortcuts?: readonly Keys[];
  onSelect: () => void;
}

export function PaletteItem({
  value,
  title,
  description,
  category,
  shortcuts = [],
  onSelect,
}: PaletteItemProps) {
  return (
    <Command.Item
      value={value}
      keywords={[title, description, category]}
      onSelect={onSelect}
      className={paletteRow}
    >
      <span className="grid min-w-0">
        <span className="truncate">{title}</span>
        <span className="truncate text-sm text-muted">{description}</span>
      </span>
      {shortcuts.length > 0 && (
        <span className="ml-auto flex shrink-0 gap-1 max-sm:hidden">
          {shortcuts.map((keys) => (
            <Kbd key={keys.key}>{keysLabel(keys, isMac())}</Kbd>
          ))}
        </span>
      )}
    </Command.Item>
  );
}

export function PaletteGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:text-muted"
    >
      {children}
    </Command.Group>
  );
}
