import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { IconButton } from '#kit/ui/icon-button.tsx';

interface SwitcherProps {
  /** What is switched: `Question`, `Version`. */
  label: string;
  ids: readonly string[];
  current: string;
  onShow: (id: string) => void;
}

/** ‹ 2 of 3 › */
export function Switcher({ label, ids, current, onShow }: SwitcherProps) {
  const at = ids.indexOf(current);
  if (ids.length < 2 || at < 0) return null;
  const step = (by: -1 | 1) => {
    const to = ids[at + by];
    return { disabled: to === undefined, onClick: () => to && onShow(to) };
  };
  return (
    <div role="group" aria-label={label} className="inline-flex items-center text-sm text-muted">
      <IconButton size="sm" label={`Previous ${label}`} {...step(-1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <span className="tabular-nums">
        <span className="sr-only">{label} </span>
        {at + 1} of {ids.length}
      </span>
      <IconButton size="sm" label={`Next ${label}`} {...step(1)}>
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  );
}
