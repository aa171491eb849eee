import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '#kit/contract/call.ts';
import { toastError } from '#kit/contract/toast-error.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { whyIsItHidden } from '#social/reports/contract.ts';
import { HideForm } from '#social/reports/hide-form.tsx';
import { ReportDialog } from '#social/reports/report-dialog.tsx';
import { CreationForm } from '#tools/share/components/creation-form.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Dialog, DialogContent } from '#kit/ui/dialog.tsx';
import { DropdownMenuItem } from '#kit/ui/dropdown-menu.tsx';
import { MoreMenu } from '#kit/ui/more-menu.tsx';
import { toast } from '#kit/ui/toast.ts';
import { WordsForm } from '#kit/ui/words-form.tsx';
import {
  editCreation,
  featureCreation,
  galleryShelves,
  getCreation,
  hideCreation,
  listGallery,
  longestFeaturedWhy,
  unfeatureCreation,
  unpublish,
  type CreationView,
} from '../contract.ts';
import { ownStatistics } from '../statistics/contract.ts';

interface CreationMenuProps {
  creation: CreationView;
  isAdmin: boolean;
}

type Opened = 'edit' | 'take-down' | 'report' | 'feature' | 'hide' | null;

const refreshes = [getCreation, listGallery, galleryShelves, ownStatistics];
/** What can be done with a creation, by whoever made it, admins and others who are signed in. */
export function CreationMenu({ creation, isAdmin }: CreationMenuProps) {
  const { id, mine, featured, hidden, mayFeature } = creation;
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const unfeature = useCall(unfeatureCreation, { refreshes });
  const hide = useCall(hideCreation, { refreshes: [...refreshes, whyIsItHidden], onSuccess: close });
  return (
    <>
      <MoreMenu label="More" variant="secondary">
        {mine && <DropdownMenuItem onSelect={() => setOpened('edit')}>Edit</DropdownMenuItem>}
        <DropdownMenuItem asChild>
          <Link to={href('/frenlyai-v2/quests/new', { from: id })}>Turn into a quest</Link>
        </DropdownMenuItem>
        {mayFeature && (
          <DropdownMenuItem onSelect={() => setOpened('feature')}>
            {featured ? 'Change the reason' : 'Add to showcase'}
          </DropdownMenuItem>
        )}
        {mayFeature && featured && (
          <DropdownMenuItem onSelect={() => unfeature.mutate({ params: { id } }, { onError: toastError })}>
            Remove from showcase
          </DropdownMenuItem>
        )}
        {isAdmin &&
          (hidden ? (
            <DropdownMenuItem
              onSelect={() =>
                hide.mutate({ params: { id }, body: { hidden: false } }, { onError: toastError })
              }
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
      </MoreMenu>
      <ReportDialog target={{ kind: 'gallery-item', id }} open={opened === 'report'} onOpenChange={close} />
      <Dialog open={opened === 'edit'} onOpenChange={close}>
        <DialogContent title="Edit">
          <Edit creation={creation} onDone={close} />
        </DialogContent>
      </Dialog>
      <Dialog open={opened === 'feature'} onOpenChange={close}>
        <DialogContent
          title={featured ? 'Change the reason' : 'Add to showcase'}
          description="The reason is public, and its creator is notified."
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
      hint="What others can learn from it, or why you like it."
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
      description="Its likes and comments will be deleted. You keep your result and can publish it again."
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
