import { useQueryClient } from '@tanstack/react-query';
import { isBelow } from '#kit/contract/query-key.ts';
import { refreshQueries } from '#kit/contract/refresh-queries.ts';
import { useChannel } from '#kit/realtime/use-channel.ts';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { WorkDesk } from '#tools/work/components/work-desk.tsx';
import { useDesk, useIsMember } from '#tools/work/use-desk.ts';
import type { WorkView } from '#tools/work/contract.ts';
import { workChannelPrefix } from '#tools/work/work-channel.ts';
import { MockupIdContext } from '../mockup-id.ts';
import { useWaiting, WaitingContext } from '../waiting.ts';

/** A mockup with its editor; what others say about it comes by itself, and files under way are not left behind unasked. */
export function OpenedMockup({ work, onGone }: { work: WorkView; onGone: () => void }) {
  const editing = useDesk(work);
  const client = useQueryClient();
  const isMember = useIsMember();
  const { isWaiting, tell, isLeaving, stay, leave } = useWaiting();
  // What others say about it comes by itself.
  useChannel(
    isMember ? workChannelPrefix + work.id : null,
    () => void refreshQueries(client, isBelow('/api/mockups/')),
  );
  return (
    <>
      <MockupIdContext value={work.id}>
        <WaitingContext value={tell}>
          <WorkDesk work={work} editing={editing} isWaiting={isWaiting} onGone={onGone} />
        </WaitingContext>
      </MockupIdContext>
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={(open) => void (!open && stay())}
        title="Leave this mockup?"
        description="Files are still uploading. If you leave now, they won’t be added."
        confirmLabel="Leave"
        cancelLabel="Stay"
        danger
        onConfirm={leave}
      />
    </>
  );
}
