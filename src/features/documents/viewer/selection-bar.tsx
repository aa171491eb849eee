/** What can be done with words that were selected. */
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import { useEffect, useState, type RefObject } from 'react';
import type { Passage } from '#kit/documents/read/document.ts';
import { Button } from '#kit/ui/button.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import type { PageCache } from './page-cache.ts';
import { withReference } from './quote.ts';
import { passagesIn } from './selection.ts';

interface SelectionBarProps {
  scroller: RefObject<HTMLElement | null>;
  pageCache: PageCache;
  name: string;
  onChoose: ((passages: Passage[]) => void) | undefined;
}

export function SelectionBar({ scroller, pageCache, name, onChoose }: SelectionBarProps) {
  const [passages, setPassages] = useState<Passage[]>([]);
  useEffect(() => {
    const look = () => setPassages(passagesIn(document.getSelection(), scroller.current!));
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [scroller]);
  if (passages.length === 0) return null;
  return (
    <div
      role="group"
      aria-label="Selected text"
      className="absolute bottom-3 left-1/2 z-10 flex max-w-[95%] -translate-x-1/2 animate-rise-in gap-1 rounded-full border border-line bg-surface p-1 shadow-raised"
      // A press must not end the selection that it is about.
      onPointerDown={(event) => event.preventDefault()}
    >
      <CopyButton
        variant="ghost"
        label="Copy with page"
        value={() => withReference(name, passages, pageCache.loaded)}
      />
      {onChoose && (
        <Button size="sm" variant="ghost" onClick={() => onChoose(passages)}>
          <MessageCircleQuestion aria-hidden />
          Ask about this
        </Button>
      )}
    </div>
  );
}
