import { useState, type ReactNode } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#kit/ui/dialog.tsx';

interface ActionDialogProps {
  /** What the button says, after its icon. */
  action: string;
  icon: ReactNode;
  title: string;
  description: string;
  width?: 'lg';
  children: (close: () => void) => ReactNode;
}

/** One of the buttons below a result, and what opens behind it. */
export function ActionDialog({ action, icon, title, description, width, children }: ActionDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="sm">
          {icon} {action}
        </Button>
      </DialogTrigger>
      <DialogContent title={title} description={description} {...(width ? { width } : {})}>
        {children(() => setOpen(false))}
      </DialogContent>
    </Dialog>
  );
}
