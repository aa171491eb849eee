import Glasses from 'lucide-react/icons/glasses';
import { AnswerText } from '#kit/ui/answer-text.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { mainText } from '#tools/define/output.ts';
import { WhoWorked } from '#tools/page/who-worked.tsx';
import { emailCheck } from '../check/tool.ts';
import { InlineRunDialog } from './inline-run-dialog.tsx';

interface SecondLookProps {
  body: string;
  subject: string;
  to: string;
  attachments: number;
}

/** A second reader before it goes: a language model where there is one, else our rules. */
export function SecondLook({ body, subject, to, attachments }: SecondLookProps) {
  return (
    <InlineRunDialog
      toolId={emailCheck.id}
      label={
        <>
          <Glasses aria-hidden /> Review
        </>
      }
      disabled={body.trim() === ''}
      input={() => ({ body: body.slice(0, 100_000), subject, to: to.slice(0, 4_000), attachments })}
      title="Review"
      description="How someone else may read it."
    >
      {({ run, isBusy }) => {
        const text = run?.output.texts[mainText] ?? '';
        if (text === '') return isBusy && <Skeleton className="h-40" />;
        return (
          <div className="grid gap-4">
            <AnswerText text={text} streaming={isBusy} topHeading={3} />
            {!isBusy && <WhoWorked engines={run!.engines} />}
          </div>
        );
      }}
    </InlineRunDialog>
  );
}
