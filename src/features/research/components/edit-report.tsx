import { useQuery } from '@tanstack/react-query';
import PencilLine from 'lucide-react/icons/pencil-line';
import { Link, useNavigate } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { sayWhy } from '#tools/page/say-why.ts';
import type { RunView } from '#tools/run/contract.ts';
import { createWork, listWorks } from '#tools/work/contract.ts';
import type { Report } from '../data.ts';
import { reportText } from '../report/report-text.ts';
import type { Style } from '../styles.ts';

const addressOf = (work: string) => href('/ai/collaborate', { work });

/** The report as a text of one's own; begun once, gone on with after that. */
export function EditReport({ run, report, style }: { run: RunView; report: Report; style: Style }) {
  const navigate = useNavigate();
  const begun = useQuery(query(listWorks, { query: { run: run.id, kind: 'text' } }));
  const begin = useCall(createWork, {
    refreshes: [listWorks],
    onSuccess: ({ id }) => void navigate(addressOf(id)),
  });
  const work = begun.data?.items[0];
  const label = (
    <>
      <PencilLine aria-hidden /> {work ? 'Open your edited report' : 'Edit this report'}
    </>
  );
  if (work)
    return (
      <Button asChild size="sm">
        <Link to={addressOf(work.id)}>{label}</Link>
      </Button>
    );
  return (
    <Button
      size="sm"
      pending={begin.isPending}
      onClick={() =>
        begin.mutate(
          {
            body: {
              kind: 'text',
              title: run.title,
              content: { text: reportText(report, { style, origin: location.origin }) },
              run: run.id,
            },
          },
          { onError: sayWhy },
        )
      }
    >
      {label}
    </Button>
  );
}
