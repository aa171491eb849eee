import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';

interface NotHereProps {
  /** What was looked for: `Chat`, `Text`. */
  what: string;
  action?: string;
  onNew: () => void;
}

/** Said where an address names something that is gone, or someone else's. */
export function NotHere({ what, action = 'Start over', onNew }: NotHereProps) {
  return (
    <Notice
      tone="warning"
      title={`${what} not found`}
      action={
        <Button size="sm" variant="secondary" onClick={onNew}>
          {action}
        </Button>
      }
    >
      It was deleted, or belongs to someone else.
    </Notice>
  );
}
