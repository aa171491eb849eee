import { useQuery } from '@tanstack/react-query';
import Clock from 'lucide-react/icons/clock';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Select } from '#kit/ui/select.tsx';
import { concernsAbout } from '../check/ready.ts';
import type { DraftContent } from '../draft/empty-draft.ts';
import { emailOf, unreadIn } from '../draft/email-of.ts';
import { listMailboxes, listOutgoing, sendEmail } from '../mailbox/contract.ts';
import { useUndoToast } from './use-undo-toast.ts';

interface SendPanelProps {
  draft: DraftContent;
  workId: string;
  onBefore: () => Promise<void>;
}

/** From one's own mailbox: now, or at a time of one's choice. */
export function SendPanel({ draft, workId, onBefore }: SendPanelProps) {
  const navigate = useNavigate();
  const { data } = useQuery(query(listMailboxes));
  const [chosen, setChosen] = useState<string>();
  const [isLater, setLater] = useState(false);
  const [local, setLocal] = useState('');
  const offerUndo = useUndoToast();
  const send = useCall(sendEmail, {
    refreshes: [listOutgoing],
    onSuccess: (mail) => {
      offerUndo(mail, workId);
      void navigate(href('/frenlyemail', { view: 'sent' }));
    },
  });
  const mailboxes = data?.items ?? [];
  const mailbox = mailboxes.find(({ id }) => id === chosen) ?? mailboxes[0];
  if (!data) return null;
  if (!mailbox)
    return (
      <Notice
        title="Send from your own address"
        action={
          <Button asChild size="sm">
            <Link to={href('/frenlyemail', { view: 'mailboxes' })}>Connect a mailbox</Link>
          </Button>
        }
      >
        Connect your mailbox, or open the e-mail in your mail app.
      </Notice>
    );
  const email = emailOf(draft);
  const unread = unreadIn(draft);
  const stops = concernsAbout({ email, now: new Date() }).filter(({ weight }) => weight === 'stop');
  const cannot =
    unread.length > 0
      ? `Not an e-mail address: ${unread[0]}`
      : stops.find(({ what }) => what === 'recipients')?.words;
  const doubts = stops.filter(({ what }) => what !== 'recipients').map(({ words }) => words);

  async function go() {
    await onBefore();
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    send.mutate({
      body: {
        mailbox: mailbox!.id,
        letter: email,
        work: workId,
        ...(draft.follows ? { follows: draft.follows } : {}),
        ...(isLater ? { when: { local, zone } } : {}),
      },
    });
  }
  const button = (
    <Button
      pending={send.isPending}
      disabled={cannot !== undefined || (isLater && local === '')}
      {...(doubts.length === 0 ? { onClick: () => void go() } : {})}
    >
      <Send aria-hidden /> {isLater ? 'Schedule' : 'Send'}
    </Button>
  );
  return (
    <section aria-label="Send" className="grid gap-3 rounded-lg border border-line p-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="From">
          <Select value={mailbox.id} onChange={({ target }) => setChosen(target.value)}>
            {mailboxes.map(({ id, name, address }) => (
              <option key={id} value={id}>
                {name ? `${name} <${address}>` : address}
              </option>
            ))}
          </Select>
        </Field>
        {isLater && (
          <Field label="Send at" hint="In your time zone.">
            <Input
              type="datetime-local"
              value={local}
              onChange={({ target }) => setLocal(target.value.slice(0, 16))}
            />
          </Field>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {doubts.length === 0 ? (
          button
        ) : (
          <ConfirmDialog
            trigger={button}
            title="Send as is?"
            description={doubts.join(' ')}
            confirmLabel="Send anyway"
            cancelLabel="Keep editing"
            onConfirm={go}
          />
        )}
        <Button variant="ghost" aria-pressed={isLater} onClick={() => setLater(!isLater)}>
          <Clock aria-hidden /> {isLater ? 'Send now instead' : 'Send later'}
        </Button>
        {cannot && <p className="text-sm text-muted">{cannot}</p>}
      </div>
      {send.error && <Notice tone="error">{wordsOf(send.error)}</Notice>}
    </section>
  );
}
