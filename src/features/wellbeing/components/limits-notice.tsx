import { useEffect, useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent } from '#kit/ui/dialog.tsx';
import { Notice } from '#kit/ui/notice.tsx';

/** How long someone uses the page before it is said again. */
export const reminderAfter = 3 * 3_600_000;

const words =
  'This is a program with exercises, not a therapist and not a doctor. It can’t diagnose, treat or judge an emergency, and it never advises on medicines.';

/** What this is and is not: at the start, and every three hours of use. */
export function LimitsNotice() {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setIsDue(true), reminderAfter);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <Notice title="What this is, and what it isn’t">{words}</Notice>
      <Dialog open={isDue} onOpenChange={setIsDue}>
        <DialogContent title="A reminder" description={words}>
          <p>
            You have been here for a while. A break, a glass of water or a person to talk to may do you good.
          </p>
          <div className="mt-5">
            <Button onClick={() => setIsDue(false)}>Continue</Button>
          </div>
        </DialogContent>
      </Dialog>
    </>
  );
}
