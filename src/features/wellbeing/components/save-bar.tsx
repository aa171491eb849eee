import Lock from 'lucide-react/icons/lock';
import { Link, useLocation } from 'react-router';
import { Button } from '#kit/ui/button.tsx';

interface SaveBarProps {
  isMember: boolean;
  pending: boolean;
  disabled?: boolean;
  label?: string;
}

/** Saving is for members; what guests write stays on their screen and goes with it. */
export function SaveBar({ isMember, pending, disabled = false, label = 'Save' }: SaveBarProps) {
  const { pathname, search } = useLocation();
  if (!isMember)
    return (
      <p className="text-muted">
        Nothing you write here leaves this page. To keep entries,{' '}
        <Link to={`/login?return_url=${encodeURIComponent(pathname + search)}`}>sign in</Link> first.
      </p>
    );
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button type="submit" pending={pending} disabled={disabled}>
        {label}
      </Button>
      <span className="inline-flex items-center gap-1.5 text-sm text-muted">
        <Lock aria-hidden className="size-4" />
        Encrypted. Only you can read it.
      </span>
    </div>
  );
}
