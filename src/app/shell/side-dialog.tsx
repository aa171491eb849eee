import { useRef, type MouseEvent, type ReactNode } from 'react';

interface SideDialogProps {
  label: string;
  /** Whether a click beside it closes it. */
  closesOutside?: boolean;
  className: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A native dialog at a side of a small screen: focus, Escape and the page behind are the browser's work. It opens as it appears, and
 * a link or anything marked `data-leaves` in it closes it.
 */
export function SideDialog({ label, closesOutside = false, className, onClose, children }: SideDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = (node: HTMLDialogElement | null) => {
    dialog.current = node;
    if (node && !node.open) node.showModal();
  };
  const closeWhenLeaving = ({ target }: MouseEvent) => {
    const isOutside = closesOutside && target === dialog.current;
    if (isOutside || (target instanceof Element && target.closest('a, [data-leaves]')))
      dialog.current?.close();
  };
  return (
    // It only listens for clicks on what is in it, which the keyboard makes too.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog ref={open} aria-label={label} onClick={closeWhenLeaving} onClose={onClose} className={className}>
      {children}
    </dialog>
  );
}
