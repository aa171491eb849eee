import { useState } from 'react';
import { useNavigate } from 'react-router';
import { BoundaryItems } from '#social/boundaries/boundary-items.tsx';
import { toastError } from '#kit/contract/toast-error.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { ReportDialog } from '#social/reports/report-dialog.tsx';
import { Dialog, DialogContent } from '#kit/ui/dialog.tsx';
import { DropdownMenuItem } from '#kit/ui/dropdown-menu.tsx';
import { MoreMenu } from '#kit/ui/more-menu.tsx';
import { toast } from '#kit/ui/toast.ts';
import { deleteExperiment, editExperiment, restoreExperiment, type Experiment } from '../contract.ts';
import { labReportKinds } from '../report-kinds.ts';
import { refreshes } from '../use-experiment.ts';
import { ExperimentForm } from './experiment-form.tsx';

/** What can be done with an experiment, by whoever made it and by others who are signed in. */
export function ExperimentMenu({ experiment }: { experiment: Experiment }) {
  const { id, mine, author, title, text, wanted, tags, status, audience } = experiment;
  const [opened, setOpened] = useState<'edit' | 'report' | null>(null);
  const close = () => setOpened(null);
  const navigate = useNavigate();
  const edit = useCall(editExperiment, { refreshes, onSuccess: close });
  const remove = useDelete(id);
  return (
    <>
      <MoreMenu size="sm" label="More" pending={remove.isPending}>
        {mine ? (
          <>
            <DropdownMenuItem onSelect={() => setOpened('edit')}>Edit</DropdownMenuItem>
            <DropdownMenuItem
              danger
              onSelect={() => remove.mutate({ params: { id } }, { onError: toastError })}
            >
              Delete
            </DropdownMenuItem>
          </>
        ) : (
          <>
            {author?.handle && (
              <DropdownMenuItem
                onSelect={() => void navigate(href('/connect/acknowledgements', { for: `experiment:${id}` }))}
              >
                Thank
              </DropdownMenuItem>
            )}
            <DropdownMenuItem onSelect={() => setOpened('report')}>Report</DropdownMenuItem>
            {author?.handle && (
              <BoundaryItems person={{ handle: author.handle, name: author.name }} refreshes={refreshes} />
            )}
          </>
        )}
      </MoreMenu>
      <ReportDialog
        target={{ kind: labReportKinds.experiment, id }}
        open={opened === 'report'}
        onOpenChange={close}
      />
      <Dialog open={opened === 'edit'} onOpenChange={close}>
        <DialogContent title="Edit experiment">
          <ExperimentForm
            first={{ title, text, wanted, tags, status, audience }}
            action="Save"
            pending={edit.isPending}
            error={edit.error}
            onSubmit={(body) => edit.mutate({ params: { id }, body })}
          />
        </DialogContent>
      </Dialog>
    </>
  );
}

/** What is gone has no page: whoever deleted it goes on to the others. */
function useDelete(id: string) {
  const navigate = useNavigate();
  const restore = useCall(restoreExperiment, {
    refreshes,
    onSuccess: () => void navigate(href('/create/lab/:id', { id })),
  });
  return useCall(deleteExperiment, {
    refreshes,
    onSuccess: () => {
      void navigate(href('/create/lab'));
      toast({
        title: 'Experiment deleted',
        action: {
          label: 'Undo',
          altText: 'Restore it from the trash in your settings',
          onSelect: () => restore.mutate({ params: { id } }, { onError: toastError }),
        },
      });
    },
  });
}
