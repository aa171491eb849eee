import Mail from 'lucide-react/icons/mail';
import { Button } from '#kit/ui/button.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { mainText } from '../define/output.ts';
import type { Viewed } from './kind-table.ts';
import { LetterFileList } from './letter-files.tsx';
import { addressText, letterText, mailtoOf, type Address, type Letter } from './letter.ts';

/** A letter as it will be read. Its words are shown as they are: nothing in them runs, loads or leads anywhere. */
export default function LetterViewer({ output, isGrowing = false }: Viewed) {
  const letter = output.data as Letter | null;
  return (
    <div className="grid gap-4">
      <article dir="auto" className="grid gap-4 rounded-card border border-line bg-surface p-5 sm:p-6">
        {letter && <Head letter={letter} />}
        <p className="leading-relaxed whitespace-pre-line wrap-anywhere">
          {letter?.body ?? output.texts[mainText]}
        </p>
        <LetterFileList files={letter?.attachments} />
      </article>
      {letter && !isGrowing && <LetterActions letter={letter} />}
    </div>
  );
}

function Head({ letter: { to, cc, bcc, subject } }: { letter: Letter }) {
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

/** What can be done with a letter by whoever has it before them, without an account of ours. */
export function LetterActions({ letter }: { letter: Letter }) {
  const { href, isCut } = mailtoOf(letter);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="secondary" size="sm">
          <a href={href}>
            <Mail aria-hidden /> Open in mail program
          </a>
        </Button>
        <CopyButton label="Copy with subject" value={() => letterText(letter)} />
      </div>
      {isCut && (
        <p className="text-sm text-muted">
          Too long for a mail link: it opens with recipients and subject. Copy the text and paste it there.
        </p>
      )}
      <NotInLink letter={letter} />
    </div>
  );
}

/** No address carries a file. */
export const NotInLink = ({ letter: { attachments = [] } }: { letter: Letter }) =>
  attachments.length > 0 && (
    <p className="text-sm text-muted">
      A mail program is opened without the attachments. Download the e-mail as .eml to take them along.
    </p>
  );
