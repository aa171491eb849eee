import Menu from 'lucide-react/icons/menu';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '#kit/ui/icon-button.tsx';

/** Loaded when the menu is first opened. */
const MobileMenuDialog = lazy(() => import('./mobile-menu-dialog.tsx'));

/** Everything the header offers, for small screens. */
export function MobileMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="-mr-2 lg:hidden">
      <IconButton label="Open the menu" onClick={() => setOpen(true)}>
        <Menu aria-hidden />
      </IconButton>
      {isOpen && (
        <Suspense>
          <MobileMenuDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
