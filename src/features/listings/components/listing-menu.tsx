import { useState } from 'react';
import { BoundaryItems } from '#social/boundaries/boundary-items.tsx';
import { ReportDialog } from '#social/reports/report-dialog.tsx';
import { DropdownMenuItem } from '#kit/ui/dropdown-menu.tsx';
import { MoreMenu } from '#kit/ui/more-menu.tsx';
import { getListing, listListings, type ListingView } from '../contract.ts';
import { listingReport } from '../limits.ts';

/** For those who are signed in and do not own it. */
export function ListingMenu({ listing: { id, title, owner, mine } }: { listing: ListingView }) {
  const [isOpen, setOpen] = useState(false);
  if (mine) return null;
  return (
    <>
      <MoreMenu label={`More for ${title}`}>
        <DropdownMenuItem onSelect={() => setOpen(true)}>Report</DropdownMenuItem>
        {owner.handle && (
          <BoundaryItems
            person={{ handle: owner.handle, name: owner.name }}
            refreshes={[getListing, listListings]}
          />
        )}
      </MoreMenu>
      <ReportDialog target={{ kind: listingReport, id }} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
