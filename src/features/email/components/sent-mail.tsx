import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { ReactNode } from 'react';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { EmailFileList } from '#tools/kinds/email-files.tsx';
import { addressText } from '#tools/kinds/email.ts';
import {
  listMailboxes,
  listOutgoing,
  removeOutgoing,
  sendAgain,
  settleUnknown,
  undoSend,
  type OutgoingMail,
} from '../mailbox/contract.ts';
import { stateWords, type MailState } from '../mailbox/states.ts';
import { Reschedule } from './reschedule.tsx';
import { useNewDraft } from './use-new-draft.ts';

interface SentMailProps {
  mail: OutgoingMail;
  isOpen: boolean;
  isEarlier?: boolean;
  onToggle: () => void;
}

const tones: Record<MailState, 'neutral' | 'leaf' | 'danger' | 'honey' | 'sky'> = {
  waiting: 'sky',
  sending: 'sky',
  sent: 'leaf',
  failed: 'danger',
  unknown: 'honey',
  bounced: 'danger',
  cancelled: 'neutral',
};
const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

export function SentMail({ mail, isOpen, isEarlier = false, onToggle }: SentMailProps) {
  const { letter: email, state } = mail;
  const when = mail.sentAt ?? mail.sendAt;
  return (
    <li className={cn('grid gap-3 px-5 py-4', isEarlier && 'pl-10')}>
      <button type="button" aria-expanded={isOpen} onClick={onToggle} className="grid gap-0.5 text-left">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <span dir="auto" className="min-w-0 font-medium wrap-anywhere">
            {email.subject || 'No subject'}
          </span>
          <span className="flex items-center gap-2 text-sm text-muted">
            <Badge tone={tones[state]}>{stateWords[state]}</Badge> {inWords.format(new Date(when))}
          </span>
        </span>
        <span className="text-sm wrap-anywhere text-muted">
          To {[...email.to, ...email.cc, ...email.bcc].map(addressText).join(', ')}
        </span>
      </button>
      {mail.note && <p className="text-sm wrap-anywhere">{mail.note}</p>}
      {isOpen && <Opened mail={mail} />}
    </li>
  );
}

function Opened({ mail }: { mail: OutgoingMail }) {
  return (
    <div className="grid gap-4">
      <p dir="auto" className="rounded-lg bg-sunken p-4 leading-relaxed whitespace-pre-line wrap-anywhere">
        {mail.letter.body}
      </p>
      <EmailFileList files={mail.letter.attachments} />
      <p className="text-sm text-muted">From {mail.sender}</p>
      <Actions mail={mail} />
    </div>
  );
}

function Actions({ mail: { id, state, letter: email } }: { mail: OutgoingMail }) {
  const navigate = useNavigate();
  const { data } = useQuery(query(listMailboxes));
  const refreshes = [listOutgoing];
  const undo = useCall(undoSend, { refreshes });
  const again = useCall(sendAgain, { refreshes });
  const settle = useCall(settleUnknown, { refreshes });
  const remove = useCall(removeOutgoing, { refreshes });
  const begin = useNewDraft({ onSuccess: (work) => void navigate(href('/frenlyemail', { work: work.id })) });
  const mailbox = data?.items[0]?.id;
  const failure = undo.error ?? again.error ?? settle.error ?? remove.error ?? begin.error;
  const typed = (people: typeof email.to) => people.map(addressText).join(', ');
  const params = { id };
  const buttons: ReactNode[] = [];
  if (state === 'waiting')
    buttons.push(
      <Button
        key="undo"
        size="sm"
        variant="secondary"
        pending={undo.isPending}
        onClick={() => undo.mutate({ params })}
      >
        Cancel sending
      </Button>,
      <Reschedule key="later" id={id} />,
    );
  if (['failed', 'cancelled', 'bounced'].includes(state) && mailbox)
    buttons.push(
      <Button
        key="again"
        size="sm"
        pending={again.isPending}
        onClick={() => again.mutate({ params, body: { mailbox } })}
      >
        Send again
      </Button>,
    );
  if (state === 'unknown')
    buttons.push(
      <Button
        key="arrived"
        size="sm"
        variant="secondary"
        pending={settle.isPending}
        onClick={() => settle.mutate({ params })}
      >
        Mark as delivered
      </Button>,
      mailbox && (
        <ConfirmDialog
          key="again"
          trigger={
            <Button size="sm" variant="secondary">
              Send again
            </Button>
          }
          title="Send it again?"
          description="It may already have been sent. The recipient may get it twice."
          confirmLabel="Send again"
          onConfirm={async () => {
            await again.mutateAsync({ params, body: { mailbox } });
          }}
        />
      ),
    );
  buttons.push(
    <Button
      key="follow"
      size="sm"
      variant="secondary"
      pending={begin.isPending}
      onClick={() =>
        begin.mutate({
          to: typed(email.to),
          cc: typed(email.cc),
          subject: /^re:/i.test(email.subject) ? email.subject : `Re: ${email.subject}`,
          ...(state === 'sent' ? { follows: id } : {}),
        })
      }
    >
      Follow up
    </Button>,
    state !== 'sending' && (
      <ConfirmDialog
        key="remove"
        danger
        trigger={
          <Button size="sm" variant="ghost">
            Delete
          </Button>
        }
        title="Delete it from this list?"
        description={state === 'waiting' ? 'It will not be sent.' : 'Recipients keep their copy.'}
        confirmLabel="Delete"
        onConfirm={async () => {
          await remove.mutateAsync({ params });
        }}
      />
    ),
  );
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">{buttons}</div>
      {failure && <Notice tone="error">{wordsOf(failure)}</Notice>}
    </div>
  );
}
