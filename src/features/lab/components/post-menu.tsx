import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { BoundaryItems } from '#kit/boundaries/boundary-items.tsx';
import { useCall } from '#kit/contract/use-call.ts';
import { ReportDialog } from '#kit/reports/report-dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#kit/ui/dropdown-menu.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { toast } from '#kit/ui/toast.ts';
import { deleteLabPost, restoreLabPost, type LabPost } from '../contract.ts';
import { labReportKinds } from '../report-kinds.ts';
import { refreshes, sayWhy } from '../use-experiment.ts';
import { formerMember } from './by-line.tsx';

/** What can be done with what someone said. */
export function PostMenu({ post: { id, mine, author }, onEdit }: { post: LabPost; onEdit: () => void }) {
  const [isReporting, setReporting] = useState(false);
  const restore = useCall(restoreLabPost, { refreshes });
  const remove = useCall(deleteLabPost, {
    refreshes,
    onSuccess: () =>
      void toast({
        title: 'Deleted',
        action: {
          label: 'Undo',
          altText: 'Bring it back from the trash in your settings',
          onSelect: () => restore.mutate({ params: { id } }, { onError: sayWhy }),
        },
      }),
  });
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton
            size="sm"
            label={`More for the words of ${author?.name ?? formerMember}`}
            pending={remove.isPending}
          >
            <Ellipsis aria-hidden />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {mine ? (
            <>
              <DropdownMenuItem onSelect={onEdit}>Edit</DropdownMenuItem>
              <DropdownMenuItem
                danger
                onSelect={() => remove.mutate({ params: { id } }, { onError: sayWhy })}
              >
                Delete
              </DropdownMenuItem>
            </>
          ) : (
            <>
              <DropdownMenuItem onSelect={() => setReporting(true)}>Report</DropdownMenuItem>
              {author?.handle && (
                <BoundaryItems person={{ handle: author.handle, name: author.name }} refreshes={refreshes} />
              )}
            </>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      <ReportDialog
        target={{ kind: labReportKinds.post, id }}
        open={isReporting}
        onOpenChange={setReporting}
      />
    </>
  );
}
