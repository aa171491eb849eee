import { useState, type FormEvent } from 'react';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Dialog, DialogContent, DialogFooter } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import {
  addBoard,
  deleteBoard,
  listBoards,
  longestBoardName,
  renameBoard,
  type Board,
} from '../shelf/contract.ts';

interface BoardDialogProps {
  /** The one that is named anew or deleted; a new one without it. */
  board?: Board | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted?: () => void;
}

export function BoardDialog({ board, open, onOpenChange, onDeleted }: BoardDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={board ? 'Edit board' : 'New board'} width="sm">
        <Form board={board} onDone={() => onOpenChange(false)} onDeleted={onDeleted} />
      </DialogContent>
    </Dialog>
  );
}

function Form({
  board,
  onDone,
  onDeleted,
}: {
  board: Board | undefined;
  onDone: () => void;
  onDeleted: (() => void) | undefined;
}) {
  const [name, setName] = useState(board?.name ?? '');
  const refreshes = [listBoards];
  const add = useCall(addBoard, { refreshes, onSuccess: onDone });
  const rename = useCall(renameBoard, { refreshes, onSuccess: onDone });
  const remove = useCall(deleteBoard, {
    refreshes,
    onSuccess: () => {
      onDone();
      onDeleted?.();
    },
  });
  const error = add.error ?? rename.error ?? remove.error;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') return;
    if (board) rename.mutate({ params: { id: board.id }, body: { name } });
    else add.mutate({ body: { name } });
  }
  return (
    <form noValidate onSubmit={submit}>
      <Field label="Name" error={error ? wordsOf(error) : undefined}>
        <Input
          dir="auto"
          maxLength={longestBoardName}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <DialogFooter>
        {board && (
          <ConfirmDialog
            trigger={
              <Button variant="ghost" className="text-danger">
                Delete board
              </Button>
            }
            title={`Delete the board “${board.name}”?`}
            description="Its pictures stay in your history."
            confirmLabel="Delete"
            danger
            onConfirm={() => remove.mutate({ params: { id: board.id } })}
          />
        )}
        <Button type="submit" pending={add.isPending || rename.isPending} disabled={name.trim() === ''}>
          {board ? 'Save' : 'Create board'}
        </Button>
      </DialogFooter>
    </form>
  );
}
