/** Proposals: each can be opened in the editor as a design of one's own. */
import { useMutation } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import { useNavigate } from 'react-router';
import { call } from '#kit/contract/call.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { mainText } from '#tools/define/output.ts';
import type { Viewed } from '#tools/kinds/kind-table.ts';
import { createWork } from '#tools/work/contract.ts';
import { PageSvg } from '../draw/page-svg.tsx';
import { designKind, inPile, type Design, type Page } from '../scene.ts';
import { templateOf } from '../templates/all.ts';

export default function ProposalsViewer({ output }: Viewed) {
  const navigate = useNavigate();
  const design = output.data as Design | null;
  const begin = useMutation({
    mutationFn: (page: Page) => {
      const title = page.layers.find((one) => one.is === 'text' && one.role === 'title');
      return call(
        createWork,
        {
          body: {
            kind: designKind,
            title:
              (title?.is === 'text' && title.text.replaceAll('\n', ' ').slice(0, 100)) || 'Untitled design',
            content: { ...design, pages: [page] },
          },
        },
        { idempotencyKey: crypto.randomUUID() },
      );
    },
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
                pending={begin.isPending && begin.variables?.id === page.id}
                onClick={() => begin.mutate(page)}
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
