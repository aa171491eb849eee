import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { toast } from '#kit/ui/toast.ts';
import { getThread, shareEarlierMessages, type ThreadView } from '../contract.ts';

/** To someone who wrote in the thread before it was made public. */
export function EarlierMessages({ view: { id, earlier } }: { view: ThreadView }) {
  const share = useCall(shareEarlierMessages, {
    refreshes: [getThread],
    onSuccess: () => void toast({ title: 'Your earlier messages are public' }),
  });
  if (earlier === 0) return null;
  const messages = earlier === 1 ? 'A message' : `${earlier} messages`;
  return (
    <Notice
      className="my-2"
      title="This thread is public now"
      action={
        <Button
          size="sm"
          variant="secondary"
          pending={share.isPending}
          onClick={() => share.mutate({ params: { id } })}
        >
          {earlier === 1 ? 'Make it public' : 'Make them public'}
        </Button>
      }
    >
      {messages} you wrote while it was private {earlier === 1 ? 'is' : 'are'} visible to members only.
      {share.error && <p className="text-danger">{wordsOf(share.error)}</p>}
    </Notice>
  );
}
