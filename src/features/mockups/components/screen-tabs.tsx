import { cn } from '#kit/ui/cn.ts';
import type { Screen } from '../content.ts';

interface ScreenTabsProps {
  screens: readonly Screen[];
  shown: string;
  onShow: (id: string) => void;
}

/** Which of several screens is looked at. */
export function ScreenTabs({ screens, shown, onShow }: ScreenTabsProps) {
  if (screens.length < 2) return null;
  return (
    <ul aria-label="Screens" className="flex gap-1.5 overflow-x-auto px-1 py-1">
      {screens.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={id === shown}
            onClick={() => onShow(id)}
            className={cn(
              'inline-flex h-9 max-w-52 items-center rounded-full border-[1.5px] px-4 text-sm font-medium',
              id === shown
                ? 'border-bamboo bg-bamboo-soft text-ink'
                : 'border-line bg-surface text-muted hover:border-edge hover:text-ink',
            )}
          >
            <bdi className="truncate">{name}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}
