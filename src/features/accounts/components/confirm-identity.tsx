import { useEffect, useRef, useState } from 'react';
import { registerConfirmation } from '#kit/contract/confirmation.ts';
import { Dialog, DialogContent } from '#kit/ui/dialog.tsx';
import { ConfirmWays } from './confirm-ways.tsx';

/** Asks once more for the password, a passkey or Google when a call wants proof. The shell mounts it once. */
export function ConfirmIdentity() {
  const [open, setOpen] = useState(false);
  const waiting = useRef<{ promise: Promise<boolean>; resolve: (proved: boolean) => void }>(null);

  useEffect(
    () =>
      registerConfirmation(() => {
        // Two calls at once need one answer.
        waiting.current ??= Promise.withResolvers<boolean>();
        setOpen(true);
        return waiting.current.promise;
      }),
    [],
  );

  function answer(proved: boolean) {
    waiting.current?.resolve(proved);
    waiting.current = null;
    setOpen(false);
  }

  return (
    <Dialog open={open} onOpenChange={(next) => !next && answer(false)}>
      <DialogContent
        width="sm"
        title="Confirm it’s you"
        description="This is a sensitive change. We won’t ask again for ten minutes."
      >
        <ConfirmWays onProved={() => answer(true)} />
      </DialogContent>
    </Dialog>
  );
}
