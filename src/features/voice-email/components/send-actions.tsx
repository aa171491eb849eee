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
import { NotInLink } from '#tools/kinds/email-viewer.tsx';
import { composerAddress, emailAsText, mailtoOf } from '#tools/kinds/email.ts';
import { useMainHost } from '#tools/page/use-main-host.ts';
import { createRun, getRun, type RunView } from '#tools/run/contract.ts';
import { isOpen } from '#tools/run/run.ts';
import { finishVoiceEmail } from '../finish-tool.ts';
import type { SpokenEmail } from '../spoken-email.ts';

interface SendActionsProps {
  content: SpokenEmail;
  /** Differences that nobody has settled yet. */
  open: number;
}

/** Where the email goes from here; nowhere while a fact is open. The server asks the same once more. */
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
        {open === 1 ? 'One fact differs' : `${open} facts differ`} from what you said. Resolve it in the fact
        lock, then send, copy or save the e-mail.
      </Notice>
    );
  async function finish(to: 'send' | 'eml') {
    setPending(to);
    setProblem(undefined);
    try {
      const run = await finished(content);
      if (run.state !== 'done') setProblem(run.error ?? 'Something went wrong. Try again.');
      else if (to === 'send') await navigate(composerAddress(run.id));
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
            <Mail aria-hidden /> Open in mail app
          </a>
        </Button>
        <CopyButton label="Copy with subject" value={() => emailAsText(content.letter)} />
        <Button variant="secondary" size="sm" pending={pending === 'eml'} onClick={() => void finish('eml')}>
          <Download aria-hidden /> .eml
        </Button>
      </div>
      {isCut && (
        <p className="text-sm text-muted">
          Too long for a mail link, so only recipients and subject are filled in. Copy and paste the text.
        </p>
      )}
      <NotInLink email={content.letter} />
      {problem && <Notice tone="error">{problem}</Notice>}
    </div>
  );
}

/** Quick work: asked for until it is done. */
async function finished({
  said,
  letter: email,
  language,
  sender,
  entered = '',
  corrections,
  settled,
}: SpokenEmail): Promise<RunView> {
  const input = { said, entered, letter: email, language, sender, corrections, settled };
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
