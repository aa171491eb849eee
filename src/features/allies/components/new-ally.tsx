import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCall } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Dialog, DialogContent } from '#kit/ui/dialog.tsx';
import { createAlly, listAllies } from '../contract.ts';
import { AllyForm, type AllyFields } from './ally-form.tsx';
import { Interview } from './interview.tsx';

interface NewAllyProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What it begins with; without it the interview asks. */
  first?: AllyFields | undefined;
}

export function NewAlly({ open, onOpenChange, first }: NewAllyProps) {
  const navigate = useNavigate();
  const [fields, setFields] = useState<AllyFields>();
  const create = useCall(createAlly, {
    refreshes: [listAllies],
    onSuccess: ({ id }) => void navigate(href('/frenlyai-v2/codex/:allyId', { allyId: id })),
  });
  const begun = first ?? fields;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) setFields(undefined);
        onOpenChange(next);
      }}
    >
      <DialogContent
        title={begun ? `Meet ${begun.name}` : 'New ally'}
        description={begun ? 'Change anything, then create it.' : 'Five short questions.'}
        width="lg"
      >
        {begun ? (
          <AllyForm
            key={`${begun.name} ${begun.seed}`}
            first={begun}
            action="Create ally"
            pending={create.isPending}
            error={create.error}
            onSubmit={(body) => create.mutate({ body })}
          />
        ) : (
          <Interview onDone={setFields} />
        )}
      </DialogContent>
    </Dialog>
  );
}
