import { useState, type ComponentType } from 'react';
import type { KeyScope } from '#kit/contract/endpoint.ts';
import { Button } from '#kit/ui/button.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { Dialog, DialogContent, DialogFooter } from '#kit/ui/dialog.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import type { NewKey, ScopeWords } from './fields.ts';
import { KeyForm } from './key-form.tsx';

export interface NewKeyDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  scopeWords: ScopeWords;
  /** What a new key may do unless one says otherwise. */
  scope: KeyScope;
  placeholder: string;
  onCreate: (key: NewKey, onMade: (made: { secret: string }) => void) => void;
  pending: boolean;
  error: Error | null;
  /** Shown beside the secret, which is seen only then. */
  FirstUse?: ComponentType<{ secret: string }>;
}

export function NewKeyDialog({ open, onOpenChange, FirstUse, onCreate, ...form }: NewKeyDialogProps) {
  const [secret, setSecret] = useState<string>();

  function change(next: boolean) {
    onOpenChange(next);
    if (!next) setSecret(undefined);
  }

  return (
    <Dialog open={open} onOpenChange={change}>
      <DialogContent title={secret ? 'The new key' : 'New API key'}>
        {secret ? (
          <div className="grid gap-5">
            <Notice tone="warning" title="Copy it now">
              It’s shown only once. We only store a fingerprint of it.
            </Notice>
            <div className="flex flex-wrap items-center gap-3 rounded-lg bg-sunken p-4">
              <code data-secret className="min-w-0 flex-1 basis-60 wrap-anywhere select-all">
                {secret}
              </code>
              <CopyButton value={secret} label="Copy key" />
            </div>
            {FirstUse && <FirstUse secret={secret} />}
            <DialogFooter className="mt-2">
              <Button onClick={() => change(false)}>I have saved it</Button>
            </DialogFooter>
          </div>
        ) : (
          <KeyForm {...form} onSubmit={(key) => onCreate(key, (made) => setSecret(made.secret))} />
        )}
      </DialogContent>
    </Dialog>
  );
}
