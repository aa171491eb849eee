/** Proposals: each can be opened in the editor as a design of one's own. */
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { mainText } from '#tools/define/output.ts';
import type { Viewed } from '#tools/kinds/kind-table.ts';
import { useBeginWork } from '#tools/work/use-begin-work.ts';
import { PageSvg } from '../draw/page-svg.tsx';
import { designWork } from '../kind.ts';
import { inPile, type Design, type Page } from '../scene.ts';
import { templateOf } from '../templates/all.ts';

export default function ProposalsViewer({ output, run }: Viewed<Design>) {
  const navigate = useNavigate();
  const design = output.data;
  const [editing, setEditing] = useState<string>();
  const begin = useBeginWork(designWork, {
    onSuccess: ({ id }) => void navigate(href('/ai/design', { work: id })),
  });
  if (!design) return <p dir="auto">{output.texts[mainText]}</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {begin.error && <Notice tone="error">{wordsOf(begin.error)}</Notice>}
      <ul aria-label="Proposals" className="grid grid-cols-2 items-start gap-4 lg:grid-cols-4">
        {inPile(design.pages).map((page) => (
          <li key={page.id} className="grid gap-2">
            <PageSvg page={page} className="h-auto w-full rounded-sm border border-line" />
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span className="text-sm text-muted">{templateOf(page.template).title}</span>
              <Button
                size="sm"
                variant="secondary"
                pending={begin.isPending && editing === page.id}
                onClick={() => {
                  setEditing(page.id);
                  begin.mutate({
                    title: titleOf(page),
                    content: { ...design, pages: [page] },
                    run,
                    part: page.id,
                  });
                }}
                aria-label={`Edit ${templateOf(page.template).title}`}
              >
                <Pencil aria-hidden /> Edit
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function titleOf({ layers }: Page): string {
  const title = layers.find((one) => one.is === 'text' && one.role === 'title');
  return (title?.is === 'text' && title.text.replaceAll('\n', ' ').slice(0, 100)) || 'Untitled design';
}
