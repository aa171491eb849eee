import { useState, type MouseEvent, type ReactNode } from 'react';
import * as Primitive from '@radix-ui/react-alert-dialog';
import { Button } from './button.tsx';
import { cn } from './cn.ts';
import { panelStyle, scrimStyle } from './dialog-style.ts';

interface ConfirmDialogProps {
  /** The button that asks; leave it out when `open` is held outside. */
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The question. */
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  description: ReactNode;
  /** A choice that goes with it. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  /** The dialog waits for it, closes when it is done, and stays with the reason when it fails. */
  onConfirm: () => void | Promise<void>;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    trigger,
    title,
    description,
    children,
    confirmLabel,
    cancelLabel = 'Cancel',
    danger = false,
    onConfirm,
  } = props;
  const [openInside, setOpenInside] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const open = props.open ?? openInside;

  function setOpen(next: boolean) {
    if (pending) return;
    close(next);
  }

  function close(next: boolean) {
    setFailure(null);
    setOpenInside(next);
    props.onOpenChange?.(next);
  }

  async function confirm(event: MouseEvent) {
    event.preventDefault();
    setPending(true);
    setFailure(null);
    try {
      await onConfirm();
      close(false);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Something went wrong. Please try again.');
    } finally {
      setPending(false);
    }
  }

  return (
    <Primitive.Root open={open} onOpenChange={setOpen}>
      {trigger && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        <Primitive.Overlay className={scrimStyle} />
        <Primitive.Content className={cn(panelStyle, 'sm:max-w-md')}>
          <Primitive.Title className="text-2xl">{title}</Primitive.Title>
          <Primitive.Description className="mt-2 text-muted">{description}</Primitive.Description>
          {children && <div className="mt-4">{children}</div>}
          <p role="alert" className="mt-4 font-medium text-danger empty:hidden">
            {failure}
          </p>
          <div className="mt-7 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Primitive.Cancel asChild>
              <Button variant="secondary" disabled={pending}>
                {cancelLabel}
              </Button>
            </Primitive.Cancel>
            <Button variant={danger ? 'danger' : 'primary'} pending={pending} onClick={confirm}>
              {confirmLabel}
            </Button>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
