import Sparkles from 'lucide-react/icons/sparkles';
import { Button } from '#kit/ui/button.tsx';
import { DialogClose, DialogFooter } from '#kit/ui/dialog.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import type { PolishData } from '../polish/data.ts';
import { emailPolish } from '../polish/tool.ts';
import { InlineRunDialog } from './inline-run-dialog.tsx';
import { TrackedEdits } from './tracked-edits.tsx';
import { useDecisions } from './use-decisions.ts';

interface PolishDialogProps {
  body: string;
  /** Of recipients: they stay as they are. */
  names: string;
  onApply: (body: string) => void;
}

/** Every change to the mail with its reason, before any of them is made. */
export function PolishDialog({ body, names, onApply }: PolishDialogProps) {
  return (
    <InlineRunDialog
      toolId={emailPolish.id}
      label={
        <>
          <Sparkles aria-hidden /> Polish
        </>
      }
      disabled={body.trim() === ''}
      input={() => ({ text: body, style: true, names: names.slice(0, 500) })}
      title="Polish"
      description="Accept or reject each change. Nothing changes until you apply."
      width="lg"
    >
      {({ run, isBusy, close }) => {
        const data = run?.state === 'done' ? (run.output.data as PolishData | null) : null;
        return (
          <>
            {isBusy && <Skeleton className="h-60" />}
            {data && (
              <Changes
                key={run!.id}
                data={data}
                onApply={(text) => {
                  onApply(text);
                  close();
                }}
              />
            )}
          </>
        );
      }}
    </InlineRunDialog>
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
