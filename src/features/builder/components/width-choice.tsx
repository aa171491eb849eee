import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import { Button } from '#kit/ui/button.tsx';

export const widthStyle = { phone: 'w-[390px]', tablet: 'w-[768px]', desktop: 'w-full' } as const;
export type Width = keyof typeof widthStyle;

const choices = [
  { value: 'phone', label: 'Phone', Icon: Smartphone },
  { value: 'tablet', label: 'Tablet', Icon: Tablet },
  { value: 'desktop', label: 'Desktop', Icon: Monitor },
] as const;

interface WidthChoiceProps {
  value: Width;
  onChange: (width: Width) => void;
}

/** How wide the preview is. */
export const WidthChoice = ({ value, onChange }: WidthChoiceProps) => (
  <div role="group" aria-label="Preview width" className="flex flex-wrap gap-1">
    {choices.map(({ value: width, label, Icon }) => (
      <Button
        key={width}
        size="sm"
        variant={width === value ? 'secondary' : 'ghost'}
        aria-pressed={width === value}
        onClick={() => onChange(width)}
      >
        <Icon aria-hidden /> {label}
      </Button>
    ))}
  </div>
);
