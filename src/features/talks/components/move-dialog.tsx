import { useState, type FormEvent } from 'react';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Select } from '#kit/ui/select.tsx';
import { listFolders, listTalks, moveTalks, type Folder } from '../contract.ts';

interface MoveDialogProps {
  ids: string[];
  folders: readonly Folder[];
  /** Where they are now. */
  from: string | null;
  onOpenChange: (open: boolean) => void;
  onMoved?: () => void;
}

export function MoveDialog({ ids, folders, from, onOpenChange, onMoved }: MoveDialogProps) {
  const [folder, setFolder] = useState(from ?? '');
  const move = useCall(moveTalks, {
    refreshes: [listTalks, listFolders],
    onSuccess() {
      onMoved?.();
      onOpenChange(false);
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    move.mutate({ body: { ids, folder: folder || null } });
  }

  return (
    <Dialog open onOpenChange={onOpenChange}>
      <DialogContent
        title={ids.length === 1 ? 'Move this chat' : `Move ${ids.length} chats`}
        width="sm"
        {...(folders.length === 0 && {
          description: 'You have no folders yet. Create one next to your chats first.',
        })}
      >
        <form onSubmit={submit}>
          <Field label="Folder" error={move.error ? wordsOf(move.error) : undefined}>
            <Select value={folder} onChange={(event) => setFolder(event.target.value)}>
              <option value="">No folder</option>
              {folders.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <DialogFooter>
            <Button type="submit" pending={move.isPending}>
              Move
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
