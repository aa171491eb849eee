import { useState } from 'react';
import { Link } from 'react-router';
import { publicProfile } from '#features/profiles/contract.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import type { NamedPerson } from '#social/people/contract.ts';
import { ReportDialog } from '#social/reports/report-dialog.tsx';
import { Avatar } from '#kit/ui/avatar.tsx';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Time } from '#kit/ui/time.tsx';
import { declineThanks, earlierThanks, listThanks, takeBackThanks, type ShownThanks } from '../contract.ts';

export function ThanksItem({ thanks, isMember }: { thanks: ShownThanks; isMember: boolean }) {
  const { id, from, to, text, about, at, isPublic, declined } = thanks;
  return (
    <Card asChild className="grid gap-3">
      <li id={id}>
        <div className="flex items-center gap-3">
          <Avatar name={from?.name ?? '?'} src={from?.picture ?? null} />
          <p className="min-w-0 wrap-anywhere">
            {from ? <Person person={from} /> : 'A former member'} thanked <Person person={to} />
            {about && (
              <>
                {' '}
                for{' '}
                <Link to={about.href}>
                  <bdi>{about.title}</bdi>
                </Link>
              </>
            )}
          </p>
        </div>
        <blockquote dir="auto" className="text-lg whitespace-pre-line wrap-anywhere">
          {text}
        </blockquote>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
          <Time value={at} />
          {!isPublic && <Badge>Private</Badge>}
          {declined && <Badge tone="honey">Not shown</Badge>}
          <Actions thanks={thanks} isMember={isMember} />
        </div>
      </li>
    </Card>
  );
}

const Person = ({ person: { handle, name } }: { person: NamedPerson }) => (
  <Link to={href('/profile/:handle', { handle: handle.toLowerCase() })} className="font-semibold text-ink">
    <bdi>{name}</bdi>
  </Link>
);

/** Whoever was thanked may take it from view, whoever thanked may take it back, others may report it. */
function Actions({ thanks: { id, mine, declined }, isMember }: { thanks: ShownThanks; isMember: boolean }) {
  const [isReporting, setReporting] = useState(false);
  const refreshes = [listThanks, earlierThanks, publicProfile];
  const decline = useCall(declineThanks, { refreshes });
  const takeBack = useCall(takeBackThanks, { refreshes });
  const failed = decline.error ?? takeBack.error;
  if (!isMember) return null;
  return (
    <>
      {mine === 'received' && (
        <Button
          size="sm"
          variant="link"
          pending={decline.isPending}
          onClick={() => decline.mutate({ params: { id }, body: { declined: !declined } })}
        >
          {declined ? 'Show again' : 'Hide'}
        </Button>
      )}
      {mine === 'given' && (
        <Button
          size="sm"
          variant="link"
          pending={takeBack.isPending}
          onClick={() => takeBack.mutate({ params: { id } })}
        >
          Withdraw
        </Button>
      )}
      {mine !== 'given' && (
        <Button size="sm" variant="link" onClick={() => setReporting(true)}>
          Report
        </Button>
      )}
      {isReporting && <ReportDialog target={{ kind: 'thanks', id }} open onOpenChange={setReporting} />}
      {failed && <Notice tone="error">{wordsOf(failed)}</Notice>}
    </>
  );
}
