import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useState } from 'react';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import type { Row } from '../data.ts';

interface SearchInsideProps {
  rows: readonly Row[];
  value: string;
  onChange: (value: string) => void;
  onShow: (row: number) => void;
}

/** Finds words in the transcript, and goes from one place to the next. */
export function SearchInside({ rows, value, onChange, onShow }: SearchInsideProps) {
  const [place, setPlace] = useState(0);
  const sought = value.trim().toLowerCase();
  const found = sought ? rows.flatMap(({ text }, at) => (text.toLowerCase().includes(sought) ? at : [])) : [];
  function go(step: number) {
    if (found.length === 0) return;
    const next = (place + step + found.length) % found.length;
    setPlace(next);
    onShow(found[next]!);
  }
  return (
    <div role="search" className="flex flex-wrap items-center gap-1">
      <Input
        type="search"
        aria-label="Search in this transcript"
        placeholder="Search inside"
        value={value}
        maxLength={100}
        onChange={({ target }) => {
          onChange(target.value);
          setPlace(-1);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          go(event.shiftKey ? -1 : 1);
        }}
        className="w-auto min-w-0 flex-1"
      />
      {sought && (
        <>
          <span role="status" className="px-1 text-sm text-muted tabular-nums">
            {found.length === 0
              ? 'Nothing found'
              : place < 0
                ? `${found.length} found`
                : `${place + 1} of ${found.length}`}
          </span>
          <IconButton size="sm" label="Previous" onClick={() => go(-1)}>
            <ChevronUp aria-hidden />
          </IconButton>
          <IconButton size="sm" label="Next" onClick={() => go(1)}>
            <ChevronDown aria-hidden />
          </IconButton>
        </>
      )}
    </div>
  );
}
