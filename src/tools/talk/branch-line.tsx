import X from 'lucide-react/icons/x';
import { IconButton } from '#kit/ui/icon-button.tsx';

export interface Branch {
  words: string;
  onLeave: () => void;
}

/** Said above the box when the question will not follow the last turn, with a way back. */
export function BranchLine({ words, onLeave }: Branch) {
  return (
    <p className="flex items-center gap-2 border-b border-line py-1 pr-2 pl-5 text-sm text-muted">
      <span className="min-w-0 truncate">{words}</span>
      <IconButton
        size="sm"
        label="Continue from the last answer instead"
        className="ml-auto"
        onClick={onLeave}
      >
        <X aria-hidden />
      </IconButton>
    </p>
  );
}
