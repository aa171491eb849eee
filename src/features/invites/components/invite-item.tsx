import { Link } from 'react-router';
import { useCall } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Avatar } from '#kit/ui/avatar.tsx';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { Time } from '#kit/ui/time.tsx';
import { listInvites, revokeInvite, type InviteView } from '../contract.ts';

const states = {
  open: { label: 'Open', tone: 'leaf' },
  revoked: { label: 'Revoked', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'neutral' },
  'used-up': { label: 'Used up', tone: 'neutral' },
} as const;

const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export function InviteItem({ invite }: { invite: InviteView }) {
  const { id, code, path, greeting, creations, most, uses, expiresAt, state, joins } = invite;
  const revoke = useCall(revokeInvite, { refreshes: [listInvites] });
  const { label, tone } = states[state];
  return (
    <Card asChild>
      <li className="grid gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <h3 className="font-mono text-lg">{code}</h3>
          <Badge tone={tone}>{label}</Badge>
          <span className="text-sm text-muted">
            {uses} of {most} joined{state === 'open' && ` · expires ${inWords.format(new Date(expiresAt))}`}
          </span>
        </div>
        {greeting && (
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {greeting}
          </p>
        )}
        {creations.length > 0 && (
          <p className="text-sm text-muted">Shows {creations.map(({ title }) => `“${title}”`).join(', ')}</p>
        )}
        {state === 'open' && (
          <div className="flex flex-wrap gap-3">
            <CopyButton size="sm" label="Copy link" value={() => new URL(path, location.href).href} />
            <Button asChild size="sm" variant="secondary">
              <Link to={path}>Preview</Link>
            </Button>
            <ConfirmDialog
              danger
              trigger={
                <Button size="sm" variant="ghost">
                  Revoke
                </Button>
              }
              title="Revoke this invite?"
              description="No one else can join with it. People who have joined stay."
              confirmLabel="Revoke"
              onConfirm={async () => {
                await revoke.mutateAsync({ params: { id } });
              }}
            />
          </div>
        )}
        {joins.length > 0 && (
          <ul aria-label={`Joined by ${code}`} className="grid gap-2 border-t border-line pt-3">
            {joins.map((join) => (
              <li key={join.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                {join.person ? (
                  <>
                    <Avatar size="sm" name={join.person.name} src={join.person.picture} />
                    <Link to={href('/profile/:handle', { handle: join.person.handle.toLowerCase() })}>
                      <bdi>{join.person.name}</bdi>
                    </Link>
                  </>
                ) : (
                  <span>A new member</span>
                )}
                <span className="text-sm text-muted">
                  <Time value={join.joinedAt} /> · {join.rewardWords}
                </span>
              </li>
            ))}
          </ul>
        )}
      </li>
    </Card>
  );
}
