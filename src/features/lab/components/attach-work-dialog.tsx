import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent } from '#kit/ui/dialog.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { listRuns } from '#tools/run/contract.ts';
import { listWorks } from '#tools/work/contract.ts';

interface AttachWorkDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (chosen: { kind: 'run' | 'work'; subject: string }) => void;
}

/** One's latest works and results, to attach one of them. */
export function AttachWorkDialog({ open, onOpenChange, onChoose }: AttachWorkDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Attach your work"
        description="This creates a share link for everyone who can see the experiment. You can revoke it any time."
      >
        {open && (
          <Choice
            onChoose={(chosen) => {
              onChoose(chosen);
              onOpenChange(false);
            }}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

function Choice({ onChoose }: Pick<AttachWorkDialogProps, 'onChoose'>) {
  const works = useQuery(query(listWorks, { query: {} })).data?.items;
  const runs = useQuery(query(listRuns, { query: {} })).data?.items;
  if (!works || !runs) return <Skeleton className="h-40" />;
  const own = [
    ...works
      .filter(({ role }) => role === 'owner')
      .map(({ id, title, kindTitle }) => ({ kind: 'work' as const, subject: id, title, of: kindTitle })),
    ...runs
      .filter(({ state }) => state === 'done')
      .map(({ id, title, toolTitle }) => ({ kind: 'run' as const, subject: id, title, of: toolTitle })),
  ];
  if (own.length === 0)
    return <p className="text-muted">Nothing yet. You can attach anything you make with a tool.</p>;
  return (
    <ul className="grid max-h-96 divide-y divide-line overflow-y-auto">
      {own.map(({ title, of, ...chosen }) => (
        <li key={chosen.subject} className="flex items-center justify-between gap-4 py-2.5">
          <span className="min-w-0">
            <bdi className="block truncate font-medium">{title}</bdi>
            <span className="text-sm text-muted">{of}</span>
          </span>
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Attach ${title}`}
            onClick={() => onChoose(chosen)}
          >
            Attach
          </Button>
        </li>
      ))}
    </ul>
  );
}
