import Sparkles from 'lucide-react/icons/sparkles';
import { useState } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '#kit/ui/dialog.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import type { PolishData } from '../polish/data.ts';
import { emailPolish } from '../polish/tool.ts';
import { TrackedEdits } from './tracked-edits.tsx';
import { useDecisions } from './use-decisions.ts';
import { useInlineRun } from './use-inline-run.ts';

interface PolishDialogProps {
  body: string;
  /** Of recipients: they stay as they are. */
  names: string;
  onApply: (body: string) => void;
}

/** Every change to the mail with its reason, before any of them is made. */
export function PolishDialog({ body, names, onApply }: PolishDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const { run, isBusy, failure, start, clear } = useInlineRun(emailPolish.id);
  const data = run?.state === 'done' ? (run.output.data as PolishData | null) : null;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        disabled={body.trim() === ''}
        onClick={() => {
          setOpen(true);
          start({ text: body, style: true, names: names.slice(0, 500) });
        }}
      >
        <Sparkles aria-hidden /> Polish
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={(next) => {
          setOpen(next);
          if (!next) clear();
        }}
      >
        <DialogContent
          title="Polish"
          description="Accept or refuse each change. Nothing is changed until you apply it."
          width="lg"
        >
          {failure && <Notice tone="error">{wordsOf(failure)}</Notice>}
          {run && !isBusy && run.state !== 'done' && <Notice tone="error">{run.error}</Notice>}
          {isBusy && <Skeleton className="h-60" />}
          {data && (
            <Changes
              key={run!.id}
              data={data}
              onApply={(text) => {
                onApply(text);
                setOpen(false);
                clear();
              }}
            />
          )}
        </DialogContent>
      </Dialog>
    </>
  );
}

function Changes({ data, onApply }: { data: PolishData; onApply: (text: string) => void }) {
  const decisions = useDecisions(data.text, data.edits);
  return (
    <>
      <TrackedEdits data={data} decisions={decisions} />
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="secondary">Cancel</Button>
        </DialogClose>
        <Button onClick={() => onApply(decisions.result)}>
          Apply {decisions.taken === 1 ? '1 change' : `${decisions.taken} changes`}
        </Button>
      </DialogFooter>
    </>
  );
}
