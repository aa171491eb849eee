import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '#kit/contract/call.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { whyIsItHidden } from '#kit/reports/contract.ts';
import { HideForm } from '#kit/reports/hide-form.tsx';
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
import { WordsForm } from '#kit/ui/words-form.tsx';
import {
  editCreation,
  featureCreation,
  getCreation,
  hideCreation,
  listGallery,
  longestFeaturedWhy,
  unfeatureCreation,
  unpublish,
  type CreationView,
} from '../contract.ts';

interface CreationMenuProps {
  creation: CreationView;
  isAdmin: boolean;
}

type Opened = 'edit' | 'take-down' | 'report' | 'feature' | 'hide' | null;

const refreshes = [getCreation, listGallery];
const onError = (error: Error) =>
  toast({ variant: 'destructive', title: 'That did not work', description: wordsOf(error) });

/** What can be done with a creation, by whoever made it, admins and others who are signed in. */
export function CreationMenu({ creation, isAdmin }: CreationMenuProps) {
  const { id, mine, featured, hidden, mayFeature } = creation;
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const unfeature = useCall(unfeatureCreation, { refreshes });
  const hide = useCall(hideCreation, { refreshes: [...refreshes, whyIsItHidden], onSuccess: close });
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
          <DropdownMenuItem asChild>
            <Link to={href('/frenlyai-v2/quests/new', { from: id })}>Make a quest of it</Link>
          </DropdownMenuItem>
          {mayFeature && (
            <DropdownMenuItem onSelect={() => setOpened('feature')}>
              {featured ? 'Change the reason' : 'Add to showcase'}
            </DropdownMenuItem>
          )}
          {mayFeature && featured && (
            <DropdownMenuItem onSelect={() => unfeature.mutate({ params: { id } }, { onError })}>
              Remove from showcase
            </DropdownMenuItem>
          )}
          {isAdmin &&
            (hidden ? (
              <DropdownMenuItem
                onSelect={() => hide.mutate({ params: { id }, body: { hidden: false } }, { onError })}
              >
                Unhide
              </DropdownMenuItem>
            ) : (
              <DropdownMenuItem onSelect={() => setOpened('hide')}>Hide</DropdownMenuItem>
            ))}
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
      <Dialog open={opened === 'feature'} onOpenChange={close}>
        <DialogContent
          title={featured ? 'Change the reason' : 'Add to showcase'}
          description="Everyone reads the reason below it, and its maker is told."
        >
          <Feature creation={creation} onDone={close} />
        </DialogContent>
      </Dialog>
      <Dialog open={opened === 'hide'} onOpenChange={close}>
        <DialogContent title="Hide this creation">
          <HideForm
            isDecline={false}
            suggested="spam"
            pending={hide.isPending}
            error={hide.error}
            onCancel={close}
            onSubmit={(body) => hide.mutate({ params: { id }, body: { hidden: true, ...body } })}
          />
        </DialogContent>
      </Dialog>
      <TakeDown id={id} open={opened === 'take-down'} onOpenChange={close} />
    </>
  );
}

function Feature({ creation: { id, featuredWhy }, onDone }: { creation: CreationView; onDone: () => void }) {
  const [why, setWhy] = useState(featuredWhy);
  const feature = useCall(featureCreation, { refreshes, onSuccess: onDone });
  return (
    <WordsForm
      label="Why it belongs there"
      hint="What others can learn from it, or why it made you smile."
      action="Save"
      most={longestFeaturedWhy}
      text={why}
      onChange={setWhy}
      pending={feature.isPending}
      error={feature.error}
      onSubmit={() => feature.mutate({ params: { id }, body: { why } })}
      onCancel={onDone}
    />
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
