import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import type { KeyboardEvent } from 'react';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import type { Found } from './use-find.ts';

interface FindBarProps {
  words: string;
  found: Found;
  /** Which hit is shown, from 0. */
  at: number;
  onWords(words: string): void;
  onStep(way: 1 | -1): void;
  onClose(): void;
}

export function FindBar({ words, found, at, onWords, onStep, onClose }: FindBarProps) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') onClose();
    else return event.stopPropagation();
    event.preventDefault();
    event.stopPropagation();
  }
  const none = found.hits.length === 0;
  return (
    <div role="search" className="flex items-center gap-1 border-b border-line bg-surface px-2 py-1">
      <Input
        ref={focusOnce}
        type="search"
        aria-label="Find in document"
        placeholder="Find in document"
        value={words}
        onChange={({ target }) => onWords(target.value)}
        onKeyDown={onKeyDown}
        className="h-9 min-w-0 grow"
      />
      <span aria-live="polite" className="shrink-0 px-1 text-sm text-muted tabular-nums">
        {wordsFor(words, found, at)}
      </span>
      <IconButton size="sm" label="Previous match" disabled={none} onClick={() => onStep(-1)}>
        <ChevronUp aria-hidden />
      </IconButton>
      <IconButton size="sm" label="Next match" disabled={none} onClick={() => onStep(1)}>
        <ChevronDown aria-hidden />
      </IconButton>
      <IconButton size="sm" label="Close search" onClick={onClose}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}

/** It was opened to be typed into. */
function focusOnce(box: HTMLInputElement | null) {
  box?.focus();
}

function wordsFor(words: string, { hits, isSearching, missing }: Found, at: number): string {
  if (words.trim() === '') return '';
  if (hits.length > 0) return `${at + 1} of ${hits.length}${isSearching ? '…' : ''}`;
  if (isSearching) return 'Searching…';
  return missing > 0
    ? `No matches; ${missing} ${missing === 1 ? 'page' : 'pages'} not searched`
    : 'No matches';
}
