/** What visitors sent by the forms of a site. */
import Download from 'lucide-react/icons/download';
import { urlOf } from '#kit/contract/call.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { usePages } from '#kit/contract/use-pages.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Time } from '#kit/ui/time.tsx';
import { deleteAnswer, downloadAnswers, getPublication, listAnswers, type SiteAnswer } from '../contract.ts';

export function Answers({ site }: { site: string }) {
  const { items, error, ...pages } = usePages(listAnswers, { site });
  return (
    <section aria-labelledby="answers" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="answers" className="text-2xl">
          Answers
        </h2>
        {items && items.length > 0 && (
          <Button asChild variant="secondary" size="sm">
            <a href={urlOf(downloadAnswers, { params: { id: site } })} download>
              <Download aria-hidden /> Download CSV
            </a>
          </Button>
        )}
      </div>
      {!items && !error && <Skeleton className="h-40 rounded-card" />}
      {error && <Notice tone="error">{wordsOf(error)}</Notice>}
      {items?.length === 0 && (
        <EmptyState>
          No answers yet. They appear here when a visitor sends a form on your published site.
        </EmptyState>
      )}
      {items && items.length > 0 && (
        <ul className="grid gap-4">
          {items.map((answer) => (
            <AnswerCard key={answer.id} site={site} answer={answer} />
          ))}
        </ul>
      )}
      <LoadMore hasMore={pages.hasMore} pending={pages.isLoadingMore} onLoadMore={pages.loadMore} />
    </section>
  );
}

function AnswerCard({
  site,
  answer: { id, form, answers, createdAt },
}: {
  site: string;
  answer: SiteAnswer;
}) {
  const remove = useCall(deleteAnswer, { refreshes: [listAnswers, getPublication] });
  return (
    <Card asChild>
      <li className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-sm text-muted">
            <bdi>{form}</bdi> · <Time value={createdAt} />
          </p>
          <ConfirmDialog
            trigger={
              <Button variant="ghost" size="sm">
                Delete
              </Button>
            }
            title="Delete this answer?"
            description="It is removed for good."
            confirmLabel="Delete"
            danger
            onConfirm={async () => {
              await remove.mutateAsync({ params: { id: site, answer: id } }).catch((error: unknown) => {
                throw new Error(wordsOf(error));
              });
            }}
          />
        </div>
        <dl className="grid gap-2">
          {answers.map(({ label, value }) => (
            <div key={label} className="grid gap-x-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
              <dt dir="auto" className="text-muted wrap-anywhere">
                {label}
              </dt>
              <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
                {value || '–'}
              </dd>
            </div>
          ))}
        </dl>
      </li>
    </Card>
  );
}
