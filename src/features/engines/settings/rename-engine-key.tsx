import { listEngines } from '#kit/ai/contract.ts';
import { changeOwnKey, listOwnKeys } from '../contract.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { RenameDialog } from '#kit/ui/rename-dialog.tsx';

interface RenameEngineKeyProps {
  id: string;
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function RenameEngineKey({ id, ...dialog }: RenameEngineKeyProps) {
  const { onOpenChange } = dialog;
  const rename = useCall(changeOwnKey, {
    refreshes: [listOwnKeys, listEngines],
    onSuccess: () => onOpenChange(false),
  });
  return (
    <RenameDialog
      {...dialog}
      title="Rename key"
      rename={rename}
      onRename={(name) => rename.mutate({ params: { id }, body: { name } })}
    />
  );
}
