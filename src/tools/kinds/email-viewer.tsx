import Mail from 'lucide-react/icons/mail';
import { Button } from '#kit/ui/button.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { mainText } from '../define/output.ts';
import type { Viewed } from './kind-table.ts';
import { EmailFileList } from './email-files.tsx';
import { addressText, emailAsText, mailtoOf, type Address, type Email } from './email.ts';

/** An email as it will be read. Its words are shown as they are: nothing in them runs, loads or leads anywhere. */
export default function EmailViewer({ output, isGrowing = false }: Viewed<Email>) {
  const email = output.data;
  return (
    <div className="grid gap-4">
      <article dir="auto" className="grid gap-4 rounded-card border border-line bg-surface p-5 sm:p-6">
        {email && <Head email={email} />}
        <p className="leading-relaxed whitespace-pre-line wrap-anywhere">
          {email?.body ?? output.texts[mainText]}
        </p>
        <EmailFileList files={email?.attachments} />
      </article>
      {email && !isGrowing && <EmailActions email={email} />}
    </div>
  );
}

function Head({ email: { to, cc, bcc, subject } }: { email: Email }) {
  return (
    <header className="grid gap-1 border-b border-line pb-4">
      <h2 className="font-display text-xl">{subject || 'No subject yet'}</h2>
      <People label="To" list={to} />
      <People label="Cc" list={cc} />
      <People label="Bcc" list={bcc} />
    </header>
  );
}

const People = ({ label, list }: { label: string; list: readonly Address[] }) =>
  list.length > 0 && (
    <p className="text-sm wrap-anywhere text-muted">
      {label}: {list.map(addressText).join(', ')}
    </p>
  );

/** What can be done with an email by whoever has it before them, without an account of ours. */
export function EmailActions({ email }: { email: Email }) {
  const { href, isCut } = mailtoOf(email);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="secondary" size="sm">
          <a href={href}>
            <Mail aria-hidden /> Open in mail app
          </a>
        </Button>
        <CopyButton label="Copy with subject" value={() => emailAsText(email)} />
      </div>
      {isCut && (
        <p className="text-sm text-muted">
          Too long for a mail link, so only recipients and subject are filled in. Copy and paste the text.
        </p>
      )}
      <NotInLink email={email} />
    </div>
  );
}

/** No address carries a file. */
export const NotInLink = ({ email: { attachments = [] } }: { email: Email }) =>
  attachments.length > 0 && (
    <p className="text-sm text-muted">
      Mail apps open without the attachments. Download the .eml file to include them.
    </p>
  );
