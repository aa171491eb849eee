import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useMemo } from 'react';
import { cn } from '#kit/ui/cn.ts';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { countWords, roleNames, type Chapter } from '../book.ts';
import { numbersOf, titleOfChapter } from '../book-text.ts';

interface OutlineListProps {
  chapters: readonly Chapter[];
  open: string | undefined;
  onOpen: (id: string) => void;
  onChange: (chapters: Chapter[]) => void;
}

/** All chapters in their order; the arrows move one. */
export function OutlineList({ chapters, open, onOpen, onChange }: OutlineListProps) {
  const numbers = numbersOf(chapters);
  const counts = useMemo(() => new Map(chapters.map((one) => [one.id, countWords(one.text)])), [chapters]);
  function move(at: number, by: -1 | 1) {
    const chapter = chapters[at]!;
    onChange(chapters.toSpliced(at, 1).toSpliced(at + by, 0, chapter));
  }
  return (
    <ol className="grid max-h-[70vh] gap-1 overflow-y-auto p-0.5">
      {chapters.map((chapter, at) => {
        const { id, role } = chapter;
        const title = titleOfChapter(chapter, numbers.get(id));
        const words = counts.get(id) ?? 0;
        return (
          <li
            key={id}
            className={cn(
              'flex items-center gap-1 rounded-lg border-[1.5px] bg-surface',
              id === open ? 'border-bamboo bg-bamboo-soft' : 'border-line',
            )}
          >
            <button
              type="button"
              aria-current={id === open ? 'true' : undefined}
              onClick={() => onOpen(id)}
              className="grid min-w-0 flex-1 gap-0.5 rounded-lg px-3 py-2 text-start"
            >
              <span dir="auto" className="truncate font-medium">
                {title}
              </span>
              <span className="text-sm text-muted">
                {role === 'chapter' ? `Chapter ${numbers.get(id)}` : roleNames[role]} ·{' '}
                {words === 0 ? 'Empty' : `${words.toLocaleString('en')} words`}
              </span>
            </button>
            <IconButton
              label={`Move up: ${title}`}
              size="sm"
              disabled={at === 0}
              onClick={() => move(at, -1)}
            >
              <ArrowUp aria-hidden />
            </IconButton>
            <IconButton
              label={`Move down: ${title}`}
              size="sm"
              disabled={at === chapters.length - 1}
              onClick={() => move(at, 1)}
            >
              <ArrowDown aria-hidden />
            </IconButton>
          </li>
        );
      })}
    </ol>
  );
}
