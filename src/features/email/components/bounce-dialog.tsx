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
    onSuccess: ({ letter }) => {
      setOpen(false);
      setText('');
      toast({ title: `Marked as bounced: ${letter.subject || 'No subject'}` });
    },
  });
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button size="sm" variant="ghost">
          A mail came back?
        </Button>
      </DialogTrigger>
      <DialogContent
        title="A mail came back"
        description="Paste the whole message from your inbox. The mail it speaks of is marked as bounced."
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            note.mutate({ body: { text } });
          }}
        >
          <Field label="The message that came back" error={note.error ? wordsOf(note.error) : undefined}>
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
              Mark it
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
