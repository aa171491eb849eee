import X from 'lucide-react/icons/x';
import { useImperativeHandle, useRef, useState, type MouseEvent, type ReactNode, type Ref } from 'react';
import { IconButton } from '#kit/ui/icon-button.tsx';

export interface SheetHandle {
  open: () => void;
}

interface RailSheetProps {
  ref: Ref<SheetHandle>;
  children: ReactNode;
}

/** The rail on small screens. A native dialog: focus, Escape and the page behind are the browser's work. */
export function RailSheet({ ref, children }: RailSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // What is in it asks the server, so it is not there before someone looks.
  const [wasOpened, setOpened] = useState(false);
  useImperativeHandle(ref, () => ({
    open() {
      setOpened(true);
      dialog.current?.showModal();
    },
  }));
  const close = () => dialog.current?.close();
  const closeWhenLeaving = ({ target }: MouseEvent) => {
    if (target === dialog.current || (target instanceof Element && target.closest('a, [data-leaves]')))
      close();
  };
  return (
    // It only overhears the clicks on what is in it, which the keyboard makes too.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label="Your work"
      onClick={closeWhenLeaving}
      className="m-0 h-dvh max-h-none w-[min(20rem,88vw)] max-w-none bg-paper p-0 text-ink backdrop:bg-scrim open:flex open:flex-col open:animate-rise-in"
    >
      <div className="flex items-center justify-between gap-2 border-b border-line py-2 pr-2 pl-5">
        <p className="font-semibold">Your work</p>
        <IconButton label="Close your work" onClick={close}>
          <X aria-hidden />
        </IconButton>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">{wasOpened && children}</div>
    </dialog>
  );
}
