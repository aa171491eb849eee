import { useCall } from '#kit/contract/use-call.ts';
import { listPasskeys, renamePasskey } from '../credentials-contract.ts';
import { RenameDialog } from '#kit/ui/rename-dialog.tsx';

interface RenamePasskeyProps {
  id: string;
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function RenamePasskey({ id, ...dialog }: RenamePasskeyProps) {
  const { onOpenChange } = dialog;
  const rename = useCall(renamePasskey, { refreshes: [listPasskeys], onSuccess: () => onOpenChange(false) });
  return (
    <RenameDialog
      {...dialog}
      title="Rename passkey"
      rename={rename}
      onRename={(name) => rename.mutate({ params: { id }, body: { name } })}
    />
  );
}
