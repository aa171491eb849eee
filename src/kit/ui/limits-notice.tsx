import { useEffect, useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog, DialogContent } from './dialog.tsx';
import { Notice } from './notice.tsx';

/** How long someone uses the page before it is said again. */
const reminderAfter = 3 * 3_600_000;

interface LimitsNoticeProps {
  /** What the page is not, in a sentence or two. */
  words: string;
  /** What to say to someone who has been here for hours. */
  later: ReactNode;
}

/** What a page is and is not: at the start, and every three hours of use. */
export function LimitsNotice({ words, later }: LimitsNoticeProps) {
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
          <p>{later}</p>
          <div className="mt-5">
            <Button onClick={() => setIsDue(false)}>Continue</Button>
          </div>
        </DialogContent>
      </Dialog>
    </>
  );
}
