import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { BoundaryItems } from '#kit/boundaries/boundary-items.tsx';
import { useCall } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { ReportDialog } from '#kit/reports/report-dialog.tsx';
import { Dialog, DialogContent } from '#kit/ui/dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#kit/ui/dropdown-menu.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { toast } from '#kit/ui/toast.ts';
import {
  deleteExperiment,
  editExperiment,
  listExperiments,
  restoreExperiment,
  type Experiment,
} from '../contract.ts';
import { labReportKinds } from '../report-kinds.ts';
import { refreshes, sayWhy } from '../use-experiment.ts';
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
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton size="sm" label="More" pending={remove.isPending}>
            <Ellipsis aria-hidden />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {mine ? (
            <>
              <DropdownMenuItem onSelect={() => setOpened('edit')}>Edit</DropdownMenuItem>
              <DropdownMenuItem
                danger
                onSelect={() => remove.mutate({ params: { id } }, { onError: sayWhy })}
              >
                Delete
              </DropdownMenuItem>
            </>
          ) : (
            <>
              {author?.handle && (
                <DropdownMenuItem
                  onSelect={() =>
                    void navigate(href('/connect/acknowledgements', { for: `experiment:${id}` }))
                  }
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
        </DropdownMenuContent>
      </DropdownMenu>
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
    refreshes: [listExperiments],
    onSuccess: () => {
      void navigate(href('/create/lab'));
      toast({
        title: 'Experiment deleted',
        action: {
          label: 'Undo',
          altText: 'Bring it back from the trash in your settings',
          onSelect: () => restore.mutate({ params: { id } }, { onError: sayWhy }),
        },
      });
    },
  });
}
