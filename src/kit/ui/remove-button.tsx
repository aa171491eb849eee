import Trash2 from 'lucide-react/icons/trash-2';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';

interface RemoveButtonProps {
  verb?: 'Remove' | 'Revoke';
  name: string;
  /** What becomes of it. */
  description: string;
  confirmLabel?: string;
  /** Fails with words for people. */
  onConfirm: () => Promise<void>;
}

/** Takes a row of a list away, once it is confirmed. */
export function RemoveButton({ verb = 'Remove', name, confirmLabel = verb, ...rest }: RemoveButtonProps) {
  return (
    <ConfirmDialog
      danger
      trigger={
        <IconButton label={`${verb} ${name}`}>
          <Trash2 aria-hidden />
        </IconButton>
      }
      title={`${verb} “${name}”?`}
      confirmLabel={confirmLabel}
      {...rest}
    />
  );
}
