import type { z } from 'zod';
import type { FollowUp, Tool } from '../define/tool.ts';
import { filesIn } from '../attach/tool-files.ts';
import { useRunPart } from '../follow/use-following.ts';
import { usePrice } from '../page/use-price.ts';
import { AskBox } from './ask-box.tsx';
import type { Conversation } from './use-conversation.ts';

interface FollowUpBoxProps<Input extends z.ZodObject> {
  tool: Tool<Input> & { followUp: FollowUp };
  talk: Conversation;
  engine: string | undefined;
}

const usualLabel = 'Ask a follow-up';

/** The next question to a result: with what was asked before in all the other fields, and its files. */
export function FollowUpBox<Input extends z.ZodObject>({ tool, talk, engine }: FollowUpBoxProps<Input>) {
  const { files, followUp } = tool;
  const { attachments, parent } = talk;
  const before = useRunPart(parent!, ({ input }) => input) ?? {};
  const inputOf = (text: string) => ({
    ...before,
    [followUp.field]: text,
    ...(files && attachments.ids.length > 0
      ? { [files.field]: [...new Set([...filesIn(files, before), ...attachments.ids])] }
      : {}),
  });
  const text = talk.question.trim();
  const price = usePrice(tool.id, text === '' ? undefined : { input: inputOf(text), engine, parent });
  const label = followUp.label ?? usualLabel;
  return (
    <AskBox
      boxRef={talk.box}
      label={label}
      placeholder={label}
      text={talk.question}
      onText={talk.setQuestion}
      longest={followUp.longest}
      taken={files}
      attachments={attachments}
      branch={talk.branch}
      price={price}
      isAsking={talk.isAsking}
      problem={talk.problem}
      folds
      onAsk={(asked) => talk.ask({ input: inputOf(asked), engine })}
    />
  );
}
