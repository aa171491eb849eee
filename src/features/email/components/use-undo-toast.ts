import { useNavigate } from 'react-router';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { toast } from '#kit/ui/toast.ts';
import { listOutgoing, undoSend, type OutgoingMail } from '../mailbox/contract.ts';
import { undoSeconds } from '../mailbox/states.ts';

const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });

/** A mail waits some seconds before it leaves: long enough to think again. */
export function useUndoToast() {
  const navigate = useNavigate();
  const { mutateAsync } = useCall(undoSend, { refreshes: [listOutgoing] });
  return ({ id, sendAt, note }: OutgoingMail, workId: string | null) => {
    const isSoon = new Date(sendAt).getTime() - Date.now() < 2 * undoSeconds * 1000;
    toast({
      title: isSoon ? 'Sending…' : `Scheduled for ${inWords.format(new Date(sendAt))}`,
      ...(note ? { description: note } : {}),
      duration: undoSeconds * 1000,
      action: {
        label: 'Undo',
        altText: 'Open Sent and scheduled to cancel it',
        onSelect: () => {
          mutateAsync({ params: { id } }).then(
            () => {
              toast({ title: 'Cancelled. Your draft is still there.' });
              return workId && navigate(href('/frenlyemail', { work: workId }));
            },
            (error: unknown) =>
              toast({ title: 'Too late', description: wordsOf(error), variant: 'destructive' }),
          );
        },
      },
    });
  };
}
