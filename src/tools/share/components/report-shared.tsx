import { useQuery } from '@tanstack/react-query';
import Flag from 'lucide-react/icons/flag';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { ReportDialog } from '#social/reports/report-dialog.tsx';
import { Button } from '#kit/ui/button.tsx';

/** For readers who think that it should not be shared. */
export function ReportShared({ id }: { id: string }) {
  const { data: user } = useQuery(query(currentUser));
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  if (!user)
    return (
      <Button asChild variant="ghost" size="sm">
        <Link to={href('/login', { return_url: pathname })}>
          <Flag aria-hidden /> Sign in to report this
        </Link>
      </Button>
    );
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        <Flag aria-hidden /> Report
      </Button>
      <ReportDialog target={{ kind: 'share', id }} open={open} onOpenChange={setOpen} />
    </>
  );
}
