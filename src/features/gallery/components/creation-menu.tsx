import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#kit/contract/call.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { ReportDialog } from '#kit/reports/report-dialog.tsx';
import { CreationForm } from '#tools/share/components/creation-form.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
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
  editCreation,
  featureCreation,
  getCreation,
  hideCreation,
  listGallery,
  unpublish,
  type CreationView,
} from '../contract.ts';

interface CreationMenuProps {
  creation: CreationView;
  isAdmin: boolean;
}

type Opened = 'edit' | 'take-down' | 'report' | null;

const refreshes = [getCreation, listGallery];
const onError = (error: Error) =>
  toast({ variant: 'destructive', title: 'That did not work', description: wordsOf(error) });

/** What can be done with a creation, by whoever made it, admins and others who are signed in. */
export function CreationMenu({ creation, isAdmin }: CreationMenuProps) {
  const { id, mine, featured, hidden } = creation;
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const feature = useCall(featureCreation, { refreshes });
  const hide = useCall(hideCreation, { refreshes });
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label="More" variant="secondary">
            <Ellipsis aria-hidden />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {mine && <DropdownMenuItem onSelect={() => setOpened('edit')}>Edit</DropdownMenuItem>}
          {isAdmin && (
            <>
              <DropdownMenuItem
                onSelect={() =>
                  feature.mutate({ params: { id }, body: { featured: !featured } }, { onError })
                }
              >
                {featured ? 'Remove from showcase' : 'Add to showcase'}
              </DropdownMenuItem>
              <DropdownMenuItem
                onSelect={() => hide.mutate({ params: { id }, body: { hidden: !hidden } }, { onError })}
              >
                {hidden ? 'Unhide' : 'Hide'}
              </DropdownMenuItem>
            </>
          )}
          {mine ? (
            <DropdownMenuItem danger onSelect={() => setOpened('take-down')}>
              Remove from gallery
            </DropdownMenuItem>
          ) : (
            <DropdownMenuItem onSelect={() => setOpened('report')}>Report</DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      <ReportDialog target={{ kind: 'gallery-item', id }} open={opened === 'report'} onOpenChange={close} />
      <Dialog open={opened === 'edit'} onOpenChange={close}>
        <DialogContent title="Edit">
          <Edit creation={creation} onDone={close} />
        </DialogContent>
      </Dialog>
      <TakeDown id={id} open={opened === 'take-down'} onOpenChange={close} />
    </>
  );
}

function Edit({ creation, onDone }: { creation: CreationView; onDone: () => void }) {
  const edit = useCall(editCreation, { refreshes, onSuccess: onDone });
  return (
    <CreationForm
      initial={creation}
      action="Save"
      pending={edit.isPending}
      error={edit.error}
      onSubmit={(body) => edit.mutate({ params: { id: creation.id }, body })}
    />
  );
}

interface TakeDownProps {
  id: string;
  open: boolean;
  onOpenChange: () => void;
}

function TakeDown({ id, open, onOpenChange }: TakeDownProps) {
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Remove from gallery?"
      description="Its likes and comments are deleted with it. Your result itself stays with you, and you can publish it again."
      confirmLabel="Remove from gallery"
      danger
      onConfirm={async () => {
        await call(unpublish, { params: { id } });
        toast({ title: 'Removed from the gallery' });
        await navigate(href('/gallery'));
      }}
    />
  );
}
