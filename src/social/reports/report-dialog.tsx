import { useState, type FormEvent } from 'react';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { RadioCards } from '#kit/ui/radio-cards.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { toast } from '#kit/ui/toast.ts';
import { longestNote, sendReport } from './contract.ts';
import { reasonWords, reportReasons, type ReportReason } from './reasons.ts';

interface ReportDialogProps {
  target: { kind: string; id: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** For members: tells the admins that something should not be here. */
export function ReportDialog({ target, open, onOpenChange }: ReportDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="What is wrong with it?"
        description="An admin reviews it and tells you the outcome. The author won’t know who you are."
      >
        <ReportForm target={target} onDone={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

function ReportForm({ target, onDone }: { target: ReportDialogProps['target']; onDone: () => void }) {
  const [reason, setReason] = useState<ReportReason>('spam');
  const [note, setNote] = useState('');
  const send = useCall(sendReport, {
    onSuccess() {
      toast({ title: 'Thank you', description: 'We’ll review it.' });
      onDone();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    send.mutate({ body: { target, reason, note } });
  }
  const needsWords = reason === 'other';
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <RadioCards
        legend="Reason"
        hideLegend
        value={reason}
        onValueChange={setReason}
        options={reportReasons.map((value) => ({ value, ...reasonWords[value] }))}
      />
      <Field label="Details" optional={!needsWords}>
        <Textarea
          rows={2}
          className="min-h-20"
          maxLength={longestNote}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      {send.error && <Notice tone="error">{wordsOf(send.error)}</Notice>}
      <DialogFooter className="mt-2">
        <Button type="submit" pending={send.isPending} disabled={needsWords && note.trim() === ''}>
          Report
        </Button>
      </DialogFooter>
    </form>
  );
}
