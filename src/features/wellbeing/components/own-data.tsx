import Download from 'lucide-react/icons/download';
import Trash2 from 'lucide-react/icons/trash-2';
import { useCall } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { toast } from '#kit/ui/toast.ts';
import { deleteAllEntries, exportEntries, listEntries, summariseEntries } from '../contract.ts';
import { useIsMember } from '../use-entries.ts';

/** Take everything along, take a summary to a professional, or delete everything. */
export function OwnData() {
  const isMember = useIsMember();
  const removeAll = useCall(deleteAllEntries, {
    refreshes: [listEntries],
    onSuccess: ({ deleted }) => void toast({ title: `${deleted} entries deleted` }),
  });
  if (!isMember) return <p className="text-muted">You’re not signed in, so nothing has been saved.</p>;
  return (
    <div className="grid max-w-3xl gap-6">
      <p>
        Your entries are encrypted under a key of your own. They aren’t part of search, your profile, your
        feed, the gallery or the panda’s memories, and admins can’t read them in this product. Conversations
        aren’t saved at all.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="secondary">
          <a href={summariseEntries.path} download>
            <Download aria-hidden />
            Summary for a professional (PDF)
          </a>
        </Button>
        <Button asChild variant="secondary">
          <a href={exportEntries.path} download>
            <Download aria-hidden />
            Everything (JSON)
          </a>
        </Button>
        <ConfirmDialog
          danger
          trigger={
            <Button variant="ghost">
              <Trash2 aria-hidden />
              Delete everything
            </Button>
          }
          title="Delete all your wellbeing entries?"
          description="Check-ins, exercises, questionnaires, journal and plan are deleted at once. This can’t be undone."
          confirmLabel="Delete everything"
          onConfirm={async () => void (await removeAll.mutateAsync())}
        />
      </div>
    </div>
  );
}
