import { Notice } from '#kit/ui/notice.tsx';

/** Said wherever money would move. */
export function TestModeNotice({ className }: { className?: string }) {
  return (
    <Notice title="Test mode: no real payments" {...(className ? { className } : {})}>
      No payment provider is connected. Everything works with test cards; real cards aren’t accepted.
    </Notice>
  );
}
