/** Where the link below a published site leads: its own page runs no scripts and knows nobody. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { ReportDialog } from '#social/reports/report-dialog.tsx';
import { useIsMember } from '#tools/work/use-desk.ts';
import { siteByAddress, siteReportKind } from '../contract.ts';

export default function ReportSite() {
  const [search] = useSearchParams();
  const slug = search.get('site') ?? '';
  const isMember = useIsMember();
  const [isReporting, setReporting] = useState(false);
  const { data, error } = useQuery({
    ...query(siteByAddress, { params: { slug } }),
    enabled: slug !== '',
  });
  return (
    <div className="pb-16">
      <PageHeader
        title="Report a site"
        lede="Tell us about a published site that breaks the law or our rules. An admin reviews every report."
      />
      {slug === '' ? (
        <Notice>Open the site that you want to report and choose “Report this site” at its end.</Notice>
      ) : error ? (
        <Notice tone="warning">{wordsOf(error)}</Notice>
      ) : !data ? (
        <Skeleton className="h-24 rounded-card" />
      ) : (
        <div className="grid justify-items-start gap-4">
          <p className="text-lg">
            Site: <bdi className="font-semibold">{data.title}</bdi>
          </p>
          {isMember ? (
            <Button onClick={() => setReporting(true)}>Report</Button>
          ) : (
            <Button asChild>
              <Link to={href('/login', { return_url: href('/builder/report', { site: slug }) })}>
                Sign in to report
              </Link>
            </Button>
          )}
          <ReportDialog
            target={{ kind: siteReportKind, id: data.id }}
            open={isReporting}
            onOpenChange={setReporting}
          />
        </div>
      )}
    </div>
  );
}
