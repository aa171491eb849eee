/** What someone shared, for whoever has the link: rendered with its data, readable without scripts. */
import { data, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { FileGrantContext } from '#kit/files/file-address.ts';
import { serverCall } from '#kit/contract/prefetch.ts';
import { readShared } from '#tools/share/contract.ts';
import { shareHeaders } from '#tools/share/share-headers.ts';
import { ReportShared } from '../components/report-shared.tsx';
import { LinkNotFound } from '../components/link-not-found.tsx';
import { SharedRunView } from '../components/shared-run-view.tsx';
import { SharedWorkView } from '../components/shared-work-view.tsx';
import { sharedHead } from '../shared-head.ts';

export async function loader({ context, params: { id, shareId, shareableId } }: LoaderFunctionArgs) {
  const secret = (id ?? shareId ?? shareableId)!;
  const shared = await context.get(serverCall)(readShared, { params: { secret } });
  return data({ secret, shared: shared ?? null }, { status: shared ? 200 : 404 });
}

export const headers = () => shareHeaders;

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  // The root speaks for the page table; routes between only repeat it.
  return sharedHead(matches[0]?.meta ?? [], loaderData);
}

export default function Shared() {
  const { secret, shared } = useLoaderData<typeof loader>();
  if (!shared) return <LinkNotFound />;
  const report = <ReportShared id={shared.id} />;
  return (
    <FileGrantContext value={`share:${secret}`}>
      {shared.subject === 'work' ? (
        <SharedWorkView shared={shared}>{report}</SharedWorkView>
      ) : (
        <SharedRunView shared={shared}>{report}</SharedRunView>
      )}
    </FileGrantContext>
  );
}
