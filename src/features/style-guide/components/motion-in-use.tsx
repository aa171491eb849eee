import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTrigger } from '#kit/ui/dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#kit/ui/dropdown-menu.tsx';
import { toast } from '#kit/ui/toast.ts';
import { Tooltip } from '#kit/ui/tooltip.tsx';

/** The real parts of the product, to be set in motion. */
export function MotionInUse() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Use
        title="Toast"
        says="Rises where the eye is not, stays five seconds, fades. One at a time; a swipe to the right throws it out."
      >
        <Button variant="secondary" onClick={sayInPassing}>
          Say something
        </Button>
        <Button variant="secondary" onClick={sayFailed}>
          Say that it failed
        </Button>
      </Use>
      <Use
        title="Dialog"
        says="A veil fades in; the panel rises, on phones from the lower edge. It sinks back when it is done."
      >
        <Dialog>
          <DialogTrigger asChild>
            <Button variant="secondary">Open a dialog</Button>
          </DialogTrigger>
          <DialogContent
            title="Up from below"
            description="Close it and watch: it goes back the way it came, and the keyboard is where it was."
          >
            <DialogFooter>
              <DialogClose asChild>
                <Button>Close</Button>
              </DialogClose>
            </DialogFooter>
          </DialogContent>
        </Dialog>
      </Use>
      <Use
        title="Menu"
        says="Rises out of the button that opened it, and fades at once when something was chosen."
      >
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="secondary">
              Open a menu <ChevronDown aria-hidden />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="start">
            <DropdownMenuItem>Rename</DropdownMenuItem>
            <DropdownMenuItem>Duplicate</DropdownMenuItem>
            <DropdownMenuItem danger>Delete</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </Use>
      <Use
        title="Under the pointer"
        says="A button sinks by one pixel while pressed, a card lifts by two. A tooltip waits 700 ms before it speaks."
      >
        <Tooltip content="Here I am">
          <Button variant="secondary">Rest the pointer here</Button>
        </Tooltip>
      </Use>
    </div>
  );
}

function Use({ title, says, children }: { title: string; says: string; children: ReactNode }) {
  return (
    <Card padding="lg" className="grid content-between gap-5">
      <div>
        <h3>{title}</h3>
        <p className="mt-1 text-muted">{says}</p>
      </div>
      <div className="flex flex-wrap gap-3">{children}</div>
    </Card>
  );
}

function sayInPassing() {
  toast({
    title: 'A toast',
    description: 'For what is good to know and no loss to miss.',
    action: { label: 'Another', altText: 'Press the other button to see another toast', onSelect: sayFailed },
  });
}

function sayFailed() {
  toast({
    variant: 'destructive',
    title: 'A toast that something failed',
    description: 'It says what to do next, too.',
  });
}
