import Glasses from 'lucide-react/icons/glasses';
import { useState } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import { AnswerText } from '#kit/ui/answer-text.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent } from '#kit/ui/dialog.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { mainText } from '#tools/define/output.ts';
import { WhoWorked } from '#tools/page/who-worked.tsx';
import { emailCheck } from '../check/tool.ts';
import { useInlineRun } from './use-inline-run.ts';

interface SecondLookProps {
  body: string;
  subject: string;
  to: string;
  attachments: number;
}

/** A second reader before it goes: a language model where there is one, else our rules. */
export function SecondLook({ body, subject, to, attachments }: SecondLookProps) {
  const [isOpen, setOpen] = useState(false);
  const { run, isBusy, failure, start, clear } = useInlineRun(emailCheck.id);
  const text = run?.output.texts[mainText] ?? '';
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        disabled={body.trim() === ''}
        onClick={() => {
          setOpen(true);
          start({ body: body.slice(0, 100_000), subject, to: to.slice(0, 4_000), attachments });
        }}
      >
        <Glasses aria-hidden /> Second look
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={(next) => {
          setOpen(next);
          if (!next) clear();
        }}
      >
        <DialogContent title="Second look" description="How somebody else may read it.">
          {failure && <Notice tone="error">{wordsOf(failure)}</Notice>}
          {run && !isBusy && run.state !== 'done' && <Notice tone="error">{run.error}</Notice>}
          {isBusy && text === '' && <Skeleton className="h-40" />}
          {text !== '' && (
            <div className="grid gap-4">
              <AnswerText text={text} streaming={isBusy} topHeading={3} />
              {!isBusy && <WhoWorked engines={run!.engines} />}
            </div>
          )}
        </DialogContent>
      </Dialog>
    </>
  );
}
