import { useState, type ComponentProps, type ReactNode } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent } from '#kit/ui/dialog.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import type { RunView } from '#tools/run/contract.ts';
import { useInlineRun } from '#tools/follow/use-inline-run.ts';

interface InlineRunDialogProps extends Pick<
  ComponentProps<typeof DialogContent>,
  'title' | 'description' | 'width'
> {
  toolId: string;
  /** What the button says that opens it and starts the run. */
  label: ReactNode;
  disabled: boolean;
  input: () => Record<string, unknown>;
  children: (shown: { run: RunView | undefined; isBusy: boolean; close: () => void }) => ReactNode;
}

/** A button that runs a tool and shows what comes of it in a dialog. */
export function InlineRunDialog({
  toolId,
  label,
  disabled,
  input,
  children,
  ...content
}: InlineRunDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const { run, isBusy, failure, start, clear } = useInlineRun(toolId);
  const change = (next: boolean) => {
    setOpen(next);
    if (!next) clear();
  };
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        disabled={disabled}
        onClick={() => {
          setOpen(true);
          start(input());
        }}
      >
        {label}
      </Button>
      <Dialog open={isOpen} onOpenChange={change}>
        <DialogContent {...content}>
          {failure && <Notice tone="error">{wordsOf(failure)}</Notice>}
          {run && !isBusy && run.state !== 'done' && <Notice tone="error">{run.error}</Notice>}
          {children({ run, isBusy, close: () => change(false) })}
        </DialogContent>
      </Dialog>
    </>
  );
}
