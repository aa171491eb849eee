import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { ComponentProps } from 'react';
import type { EngineItem } from '#kit/ai/contract.ts';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { openedOnPress } from '#kit/ui/opened-on-press.tsx';
import type { Advanced } from './use-options.ts';

export interface AdvancedOptionsProps {
  engines: readonly EngineItem[];
  advanced: Advanced;
  onChange: (advanced: Advanced) => void;
}

/** When the consensus starts and who judges; the defaults do well. */
export const AdvancedOptions = openedOnPress<AdvancedOptionsProps>(
  AdvancedButton,
  () => import('./advanced-dialog.tsx'),
);

type AdvancedButtonProps = AdvancedOptionsProps &
  Omit<ComponentProps<typeof IconButton>, 'label' | 'onChange'>;

export function AdvancedButton({
  engines: _,
  advanced: _advanced,
  onChange: _onChange,
  ...button
}: AdvancedButtonProps) {
  return (
    <IconButton {...button} size="sm" label="More options">
      <SlidersHorizontal aria-hidden />
    </IconButton>
  );
}
