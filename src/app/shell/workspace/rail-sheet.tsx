import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { SideDialog } from '../side-dialog.tsx';

interface RailSheetProps {
  onClose: () => void;
  children: ReactNode;
}

/** The rail on small screens. */
export default function RailSheet({ onClose, children }: RailSheetProps) {
  return (
    <SideDialog
      label="Your work"
      closesOutside
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-[min(20rem,88vw)] max-w-none bg-paper p-0 text-ink backdrop:bg-scrim open:flex open:flex-col open:animate-rise-in"
    >
      <div className="flex items-center justify-between gap-2 border-b border-line py-2 pr-2 pl-5">
        <p className="font-semibold">Your work</p>
        <IconButton label="Close your work" data-leaves>
          <X aria-hidden />
        </IconButton>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
    </SideDialog>
  );
}
