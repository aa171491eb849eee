import { useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { AccountDialogProps } from '#features/accounts/components/account-dialog.tsx';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';

const loadDialog = () => import('#features/accounts/components/account-dialog.tsx');

/** A plain link to the sign-in page; where scripts run, it opens the dialog over the page one is on. */
export function SignInButton() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<AccountDialogProps>>();
  const link = useRef<HTMLAnchorElement>(null);
  const to = href('/sign-in', { return_url: pathname + search });

  const prepare = () => loadDialog().then((module) => setDialog(() => module.AccountDialog));
  function show(event: MouseEvent) {
    if (wantsNewTab(event)) return;
    event.preventDefault();
    setOpen(true);
    // The dialog does not arrive, so the page does it.
    prepare().catch(() => void navigate(to));
  }
  // Whoever reaches for it will press it; if that comes to nothing, pressing deals with it.
  const expect = () => void prepare().catch(() => {});

  return (
    <>
      <Button asChild variant="secondary">
        <Link
          ref={link}
          to={to}
          aria-haspopup="dialog"
          aria-busy={(open && !Dialog) || undefined}
          onPointerEnter={expect}
          onFocus={expect}
          onClick={show}
        >
          Sign in
        </Link>
      </Button>
      {open && Dialog && <Dialog onClose={() => setOpen(false)} onClosed={() => link.current?.focus()} />}
    </>
  );
}

function wantsNewTab({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
