import { Notice } from '#kit/ui/notice.tsx';

/** Said wherever money would move. */
export function TestModeNotice({ className }: { className?: string }) {
  return (
    <Notice title="Test mode: no money moves here" {...(className ? { className } : {})}>
      This installation has no payment provider. Everything works as it would, with test cards; no real card
      is needed, or accepted.
    </Notice>
  );
}
