import { useState } from 'react';
import { BoundaryItems } from '#social/boundaries/boundary-items.tsx';
import type { AnyEndpoint } from '#kit/contract/endpoint.ts';
import { toastError } from '#kit/contract/toast-error.ts';
import { ReportDialog } from '#social/reports/report-dialog.tsx';
import { DropdownMenuItem } from '#kit/ui/dropdown-menu.tsx';
import { MoreMenu } from '#kit/ui/more-menu.tsx';
import { toast } from '#kit/ui/toast.ts';

interface SaidMenuProps {
  /** Whose menu it is, for those who do not see where it stands. */
  label: string;
  /** `Comment deleted`. */
  deleted: string;
  /** Null for someone who has left. */
  author: { name: string; handle: string | null } | null;
  may: { edit: boolean; delete: boolean };
  report: { kind: string; id: string };
  refreshes: AnyEndpoint[];
  onEdit: () => void;
  remove: () => Promise<unknown>;
  restore: () => Promise<unknown>;
}

/** What can be done with what someone said: one's own is changed or deleted, others' is reported, and they muted or blocked. */
export function SaidMenu(props: SaidMenuProps) {
  const { label, deleted, author, may, report, refreshes, onEdit, remove, restore } = props;
  const [isReporting, setReporting] = useState(false);
  const [isRemoving, setRemoving] = useState(false);

  async function removeIt() {
    setRemoving(true);
    try {
      await remove();
      toast({
        title: deleted,
        action: {
          label: 'Undo',
          altText: 'Restore it from the trash in your settings',
          onSelect: () => void restore().catch(toastError),
        },
      });
    } catch (error) {
      toastError(error);
    }
    setRemoving(false);
  }

  return (
    <>
      <MoreMenu size="sm" label={label} pending={isRemoving}>
        {may.edit && <DropdownMenuItem onSelect={onEdit}>Edit</DropdownMenuItem>}
        {may.delete && (
          <DropdownMenuItem danger onSelect={() => void removeIt()}>
            Delete
          </DropdownMenuItem>
        )}
        {!may.edit && <DropdownMenuItem onSelect={() => setReporting(true)}>Report</DropdownMenuItem>}
        {!may.edit && author?.handle && (
          <BoundaryItems person={{ handle: author.handle, name: author.name }} refreshes={refreshes} />
        )}
      </MoreMenu>
      <ReportDialog target={report} open={isReporting} onOpenChange={setReporting} />
    </>
  );
}
