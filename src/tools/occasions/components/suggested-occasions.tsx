import { useMemo } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { suggestOccasions } from '../suggest.ts';

interface SuggestedOccasionsProps {
  words: string;
  onChoose: (id: string) => void;
}

/** Those that fit what has been typed. */
export default function SuggestedOccasions({ words, onChoose }: SuggestedOccasionsProps) {
  const suggestions = useMemo(() => suggestOccasions(words), [words]);
  if (suggestions.length === 0) return null;
  return (
    <div role="group" aria-label="Suggested occasions" className="flex flex-wrap items-center gap-2">
      <span className="text-sm text-muted">Suggested</span>
      {suggestions.map(({ id, title }) => (
        <Button key={id} type="button" size="sm" variant="secondary" onClick={() => onChoose(id)}>
          {title}
        </Button>
      ))}
    </div>
  );
}
