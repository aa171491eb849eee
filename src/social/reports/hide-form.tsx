import { useState, type FormEvent } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { reasonWords, reportReasons, type ReportReason } from './reasons.ts';

const longestMessage = 1000;

interface HideFormProps {
  isDecline: boolean;
  suggested: ReportReason;
  pending: boolean;
  error: Error | null;
  onCancel: () => void;
  onSubmit: (body: { reason: ReportReason; message: string }) => void;
}

/** The reason is what its author reads. */
export function HideForm({ isDecline, suggested, pending, error, onCancel, onSubmit }: HideFormProps) {
  const [reason, setReason] = useState<ReportReason>(suggested);
  const [message, setMessage] = useState('');
  const needsWords = !isDecline && reason === 'other' && message.trim() === '';
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!pending && !needsWords) onSubmit({ reason, message });
  }
  return (
    <form noValidate onSubmit={submit} className="grid max-w-prose gap-4">
      {!isDecline && (
        <Field label="Reason">
          <Select value={reason} onChange={({ target }) => setReason(target.value as ReportReason)}>
            <Options values={reportReasons} labelOf={(value) => reasonWords[value].label} />
          </Select>
        </Field>
      )}
      <Field
        label="Message to the author"
        optional={isDecline || reason !== 'other'}
        hint={isDecline ? 'Why it stays hidden.' : 'Shown with the reason. They can appeal once.'}
      >
        <Textarea
          rows={2}
          className="min-h-20"
          maxLength={longestMessage}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
      </Field>
      {error && <Notice tone="error">{wordsOf(error)}</Notice>}
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="danger" pending={pending} disabled={needsWords}>
          {isDecline ? 'Keep it hidden' : 'Hide it'}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
