import Users from 'lucide-react/icons/users-round';
import type { ComponentProps } from 'react';
import type { EngineItem } from '#kit/ai/contract.ts';
import { Button } from '#kit/ui/button.tsx';
import { openedOnPress } from '#kit/ui/opened-on-press.tsx';

export interface PanelPickerProps {
  engines: readonly EngineItem[];
  /** Empty: the best available. */
  panel: readonly string[];
  onChange: (panel: readonly string[]) => void;
}

/** Who answers: the best available, or two to six engines of one's choice. */
export const PanelPicker = openedOnPress<PanelPickerProps>(PanelButton, () => import('./panel-dialog.tsx'));

export function PanelButton(props: PanelPickerProps & Omit<ComponentProps<typeof Button>, 'onChange'>) {
  const { engines, panel, onChange: _, ...button } = props;
  const chosen = engines.filter(({ id }) => panel.includes(id));
  return (
    <Button {...button} variant="ghost" size="sm" className="min-w-0 px-3">
      <Users aria-hidden />
      <span className="max-w-40 truncate sm:max-w-64">
        <span className="sr-only">Engines: </span>
        {chosen.length === 0 ? 'Best available' : chosen.map(({ title }) => title).join(', ')}
      </span>
    </Button>
  );
}
