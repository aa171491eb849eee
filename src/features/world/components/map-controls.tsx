import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Globe from 'lucide-react/icons/globe';
import { IconButton } from '#kit/ui/icon-button.tsx';

interface MapControlsProps {
  onZoom(factor: number): void;
  onWorld(): void;
}

export function MapControls({ onZoom, onWorld }: MapControlsProps) {
  return (
    <div className="absolute bottom-3 left-3 grid gap-2">
      <div className="grid overflow-hidden rounded-full border border-line bg-surface shadow-soft">
        <IconButton label="Zoom in" className="rounded-none" onClick={() => onZoom(2)}>
          <Plus aria-hidden />
        </IconButton>
        <IconButton label="Zoom out" className="rounded-none" onClick={() => onZoom(0.5)}>
          <Minus aria-hidden />
        </IconButton>
      </div>
      <IconButton label="Show the whole world" variant="secondary" className="shadow-soft" onClick={onWorld}>
        <Globe aria-hidden />
      </IconButton>
    </div>
  );
}
