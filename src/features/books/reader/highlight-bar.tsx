/** What can be done with words that are selected. */
import { useEffect, useState, type RefObject } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { highlightColours, longestWords, type HighlightColour } from './reading.ts';
import { offsetOf } from './text-places.ts';

interface Marked {
  at: number;
  words: string;
  colour: HighlightColour;
}

interface HighlightBarProps {
  root: RefObject<HTMLElement | null>;
  onMark: (marked: Marked) => void;
}

const names: Record<HighlightColour, string> = { leaf: 'Green', sky: 'Blue', blush: 'Red' };

export function HighlightBar({ root, onMark }: HighlightBarProps) {
  const [chosen, setChosen] = useState<{ at: number; words: string }>();
  useEffect(() => {
    const look = () => {
      const selection = getSelection();
      const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
      const box = root.current;
      if (!range || range.collapsed || !box?.contains(range.commonAncestorContainer))
        return setChosen(undefined);
      const words = range.toString().slice(0, longestWords);
      setChosen(
        words.trim() === ''
          ? undefined
          : { at: offsetOf(box, range.startContainer, range.startOffset), words },
      );
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [root]);
  if (!chosen) return null;
  return (
    <div role="group" aria-label="Highlight the selected words" className="flex flex-wrap items-center gap-2">
      <span className="text-sm">Highlight:</span>
      {highlightColours.map((colour) => (
        <Button
          key={colour}
          size="sm"
          variant="secondary"
          // Pressing it must not take the selection away first.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            onMark({ ...chosen, colour });
            getSelection()?.removeAllRanges();
          }}
        >
          {names[colour]}
        </Button>
      ))}
    </div>
  );
}
