import Download from 'lucide-react/icons/download';
import Mail from 'lucide-react/icons/mail';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call, urlOf } from '#kit/contract/call.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { exportRun } from '#tools/export/contract.ts';
import { NotInLink } from '#tools/kinds/letter-viewer.tsx';
import { letterAddress, letterText, mailtoOf } from '#tools/kinds/letter.ts';
import { useMainHost } from '#tools/page/use-main-host.ts';
import { createRun, getRun, type RunView } from '#tools/run/contract.ts';
import { isOpen } from '#tools/run/run.ts';
import { finishVoiceEmail } from '../finish-tool.ts';
import type { SpokenLetter } from '../spoken-letter.ts';

interface SendActionsProps {
  content: SpokenLetter;
  /** Differences that nobody has settled yet. */
  open: number;
}

/** Where the letter goes from here; nowhere while a fact is open. The server asks the same once more. */
export function SendActions({ content, open }: SendActionsProps) {
  const navigate = useNavigate();
  const [pending, setPending] = useState<'send' | 'eml'>();
  const [problem, setProblem] = useState<string>();
  // The host of this application alone has no mailbox beside it.
  const hasComposer = useMainHost();
  const { href, isCut } = mailtoOf(content.letter);
  if (open > 0)
    return (
      <Notice tone="warning" title="Not ready to send">
        {open === 1 ? 'One fact differs' : `${open} facts differ`} from what you said. Settle it in the fact
        lock; then you can send, copy or save the e-mail.
      </Notice>
    );
  async function finish(to: 'send' | 'eml') {
    setPending(to);
    setProblem(undefined);
    try {
      const run = await finished(content);
      if (run.state !== 'done') setProblem(run.error ?? 'That did not work. Try it again.');
      else if (to === 'send') await navigate(letterAddress(run.id));
      else location.assign(urlOf(exportRun, { params: { id: run.id }, query: { format: 'eml' } }));
    } catch (error) {
      setProblem(wordsOf(error));
    }
    setPending(undefined);
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {hasComposer && (
          <Button pending={pending === 'send'} onClick={() => void finish('send')}>
            <Send aria-hidden /> Send…
          </Button>
        )}
        <Button asChild variant="secondary">
          <a href={href}>
            <Mail aria-hidden /> Open in mail program
          </a>
        </Button>
        <CopyButton label="Copy with subject" value={() => letterText(content.letter)} />
        <Button variant="secondary" size="sm" pending={pending === 'eml'} onClick={() => void finish('eml')}>
          <Download aria-hidden /> .eml
        </Button>
      </div>
      {isCut && (
        <p className="text-sm text-muted">
          Too long for a mail link: it opens with recipients and subject. Copy the text and paste it there.
        </p>
      )}
      <NotInLink letter={content.letter} />
      {problem && <Notice tone="error">{problem}</Notice>}
    </div>
  );
}

/** Quick work: asked for until it is done. */
async function finished({
  said,
  letter,
  language,
  sender,
  corrections,
  settled,
}: SpokenLetter): Promise<RunView> {
  const input = { said, letter, language, sender, corrections, settled };
  let run = await call(
    createRun,
    { params: { tool: finishVoiceEmail.id }, body: { input } },
    { idempotencyKey: crypto.randomUUID() },
  );
  for (let round = 0; isOpen(run.state) && round < 100; round++) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    run = await call(getRun, { params: { id: run.id } });
  }
  return run;
}
