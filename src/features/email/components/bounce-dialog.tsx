import { useState } from 'react';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogTrigger } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { toast } from '#kit/ui/toast.ts';
import { listOutgoing, noteBounce } from '../mailbox/contract.ts';

/** What came back lies in one's own inbox: pasted here, it marks the mail that it speaks of. */
export function BounceDialog() {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const note = useCall(noteBounce, {
    refreshes: [listOutgoing],
    onSuccess: ({ letter: email }) => {
      setOpen(false);
      setText('');
      toast({ title: `Marked as bounced: ${email.subject || 'No subject'}` });
    },
  });
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button size="sm" variant="ghost">
          Got a bounce?
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Report a bounce"
        description="Paste the full bounce message from your inbox. We’ll mark the e-mail as bounced."
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            note.mutate({ body: { text } });
          }}
        >
          <Field label="Bounce message" error={note.error ? wordsOf(note.error) : undefined}>
            <Textarea
              rows={8}
              className="max-h-80"
              maxLength={250_000}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
          <DialogFooter>
            <Button type="submit" disabled={text.trim() === ''} pending={note.isPending}>
              Mark as bounced
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
