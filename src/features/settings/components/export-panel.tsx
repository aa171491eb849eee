import { useQuery } from '@tanstack/react-query';
import Archive from 'lucide-react/icons/archive';
import Download from 'lucide-react/icons/download';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Progress } from '#kit/ui/progress.tsx';
import { Time } from '#kit/ui/time.tsx';
import { exportLastsDays, listExports, startExport, type DataExport } from '../privacy-contract.ts';
import { Failure } from '#kit/contract/failure.tsx';
import { ItemList, ItemRow } from '#kit/ui/item-row.tsx';
import { Loaded } from '#kit/ui/loaded.tsx';
import { Panel } from '#kit/ui/panel.tsx';
import { useLiveExports } from './use-live-exports.ts';

const isUnderWay = ({ state }: DataExport) => state === 'queued' || state === 'running';

export function ExportPanel() {
  useLiveExports();
  const exports = useQuery(query(listExports));
  const start = useCall(startExport, { refreshes: [listExports] });
  const busy = exports.data?.items.some(isUnderWay) ?? false;
  return (
    <Panel
      title="Export your data"
      lede={`All your data and files in one archive. You can download it for ${exportLastsDays} days.`}
      aside={
        <Button
          variant="secondary"
          size="sm"
          pending={start.isPending}
          disabled={!exports.data || busy}
          onClick={() => start.mutate()}
        >
          <Archive aria-hidden />
          Export my data
        </Button>
      }
    >
      <div className="grid gap-5">
        <Failure error={start.error} />
        <Loaded query={exports}>
          {({ items }) =>
            items.length === 0 ? (
              <p className="text-muted">No export yet.</p>
            ) : (
              <ItemList label="Your exports">
                {items.map((one) =>
                  isUnderWay(one) ? <UnderWay key={one.id} {...one} /> : <Ended key={one.id} {...one} />,
                )}
              </ItemList>
            )
          }
        </Loaded>
      </div>
    </Panel>
  );
}

function UnderWay({ progress, step }: DataExport) {
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <Progress
        label="Preparing your export"
        percent={progress * 100}
        detail={step ?? 'In the queue. You can leave this page; we’ll e-mail you when it’s ready.'}
      />
    </li>
  );
}

function Ended({ state, createdAt, error, file }: DataExport) {
  return (
    <ItemRow
      icon={Archive}
      title={
        <>
          Export
          {state === 'failed' && <Badge tone="danger">Failed</Badge>}
          {state === 'done' && !file && <Badge>Expired</Badge>}
        </>
      }
      detail={
        <>
          {error && `${error} · `}
          {file && `${size(file.bytes)} · `}
          <Time value={createdAt} />
          {file && (
            <>
              {' '}
              · expires <Time value={file.expiresAt} />
            </>
          )}
        </>
      }
      actions={
        file && (
          <Button asChild variant="secondary" size="sm">
            <a href={file.url} download>
              <Download aria-hidden />
              Download
            </a>
          </Button>
        )
      }
    />
  );
}

function size(bytes: number) {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const format = new Intl.NumberFormat('en', {
    style: 'unit',
    unit: units[power]!,
    unitDisplay: 'short',
    maximumFractionDigits: power > 1 ? 1 : 0,
  });
  return format.format(bytes / 1000 ** power);
}
