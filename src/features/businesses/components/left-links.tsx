import { useQuery } from '@tanstack/react-query';
import { Failure } from '#kit/contract/failure.tsx';
import { inWords } from '#kit/contract/in-words.ts';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Time } from '#kit/ui/time.tsx';
import { toast } from '#kit/ui/toast.ts';
import {
  endLeftLink,
  endLeftLinks,
  listBusinessActivity,
  listLeftLinks,
  type LeftLink,
} from '../contract.ts';
import { count } from '../words.ts';

/** To admins: links that still lead to what the business has, made by people who are no longer in it. */
export function LeftLinks({ businessId }: { businessId: string }) {
  const { data } = useQuery(query(listLeftLinks, { params: { businessId } }));
  if (!data || data.items.length === 0) return null;
  const groups = [...Map.groupBy(data.items, ({ by }) => by?.id ?? null)];
  return (
    <Section
      title="Links from former members"
      lede="These were created by former members. Anyone with a link can read what it shares."
    >
      <div className="grid gap-6">
        {groups.map(([by, links]) => (
          <Group key={by} businessId={businessId} by={by} name={links[0]!.by?.name ?? null} links={links} />
        ))}
      </div>
    </Section>
  );
}

interface GroupProps {
  businessId: string;
  by: string | null;
  name: string | null;
  links: readonly LeftLink[];
}

function Group({ businessId, by, name, links }: GroupProps) {
  const params = { businessId };
  const end = useCall(endLeftLinks, {
    refreshes: [listLeftLinks, listBusinessActivity],
    onSuccess: ({ ended }) => void toast({ title: `${count(ended, 'link')} revoked` }),
  });
  const whose = name ?? 'a deleted account, or unknown';
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 dir="auto" className="text-lg">
          Made by {whose}
        </h3>
        <ConfirmDialog
          danger
          trigger={
            <Button size="sm" variant="secondary" aria-label={`Revoke all links created by ${whose}`}>
              Revoke all
            </Button>
          }
          title={links.length === 1 ? 'Revoke this link?' : `Revoke these ${links.length} links?`}
          description="Links stop working right away. The shared results stay. This can’t be undone, but you can create new links."
          confirmLabel="Revoke all"
          onConfirm={async () => {
            await inWords(end.mutateAsync({ params, body: { by } }));
          }}
        />
      </div>
      <ul className="grid gap-3">
        {links.map((link) => (
          <Row key={link.id} businessId={businessId} link={link} />
        ))}
      </ul>
    </div>
  );
}

function Row({
  businessId,
  link: { id, title, toolTitle, name, path, createdAt, expiresAt, openings },
}: {
  businessId: string;
  link: LeftLink;
}) {
  const end = useCall(endLeftLink, {
    refreshes: [listLeftLinks, listBusinessActivity],
    onSuccess: () => void toast({ title: 'Link revoked' }),
  });
  return (
    <Card asChild>
      <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 flex-1 basis-52">
          <span dir="auto" className="font-semibold wrap-anywhere">
            {path ? <a href={path}>{title}</a> : title}
          </span>
          <span className="text-sm text-muted">
            {toolTitle}
            {name && `, for ${name}`}, made <Time value={createdAt} />
            {expiresAt && (
              <>
                , until <Time value={expiresAt} />
              </>
            )}
            , opened {openings === 1 ? 'once' : `${openings} times`}
          </span>
          <Failure error={end.error} />
        </div>
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Revoke the link to ${title}`}
          pending={end.isPending}
          onClick={() => end.mutate({ params: { businessId, id } })}
        >
          End
        </Button>
      </li>
    </Card>
  );
}
