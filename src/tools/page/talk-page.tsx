import { useState } from 'react';
import type { z } from 'zod';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Dock } from '#kit/ui/dock.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import type { FollowUp, Tool } from '../define/tool.ts';
import { FollowUpBox } from '../talk/follow-up-box.tsx';
import { MissingTalk } from '../talk/missing-talk.tsx';
import { ToolTurn } from '../talk/tool-turn.tsx';
import { useConversation, type Conversation } from '../talk/use-conversation.ts';
import { Examples } from './examples.tsx';
import { ToolFormCard } from './tool-form.tsx';
import type { ToolPageProps } from './tool-page.tsx';
import { useToolEngines, type ToolEngines } from './use-tool-engines.ts';
import { useToolForm } from './use-tool-form.ts';

interface TalkPageProps<Input extends z.ZodObject> extends ToolPageProps<Input> {
  tool: Tool<Input> & { followUp: FollowUp<keyof z.input<Input> & string> };
}

/** A tool whose results are asked about further: the form first, then turn after turn with a box at their end. */
export function TalkPage<Input extends z.ZodObject>(props: TalkPageProps<Input>) {
  const { tool } = props;
  const talk = useConversation(tool, tool.followUp.field);
  const engines = useToolEngines(tool);
  if (talk.runs.shown === undefined) return <Opening {...props} talk={talk} chosen={engines} />;
  const { turns } = talk.runs;
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-1 flex-col">
      <h1 className="pt-3 pb-4 text-2xl">{tool.title}</h1>
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-12 pt-2 pb-12">
        <MissingTalk what="Result" talk={talk.runs} onNew={talk.startAnew} />
        {turns.map((place, index) => (
          <ToolTurn key={place.id} tool={tool} place={place} isFirst={index === 0} talk={talk.turns} />
        ))}
      </div>
      {turns.length > 0 && (
        <Dock>
          <FollowUpBox tool={tool} talk={talk} engine={engines.engine} />
        </Dock>
      )}
    </div>
  );
}

interface OpeningProps<Input extends z.ZodObject> extends TalkPageProps<Input> {
  talk: Conversation;
  chosen: ToolEngines;
}

/** Nothing asked yet. */
function Opening<Input extends z.ZodObject>({ tool, talk, chosen, action, children }: OpeningProps<Input>) {
  const { sent, attachments } = talk;
  const form = useToolForm(tool, talk.failure, attachments.ids);
  const [filledBy, setFilledBy] = useState<string>();
  if (sent?.input && sent.key !== filledBy) {
    setFilledBy(sent.key);
    form.fill(sent.input as Partial<z.input<Input>>);
  }
  return (
    <>
      <PageHeader title={tool.title} lede={tool.description} />
      <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-7 pb-16">
        <ToolFormCard
          tool={tool}
          form={form}
          attachments={attachments}
          engines={chosen}
          action={action}
          isBusy={talk.isAsking}
          warning={sent?.failure}
          problem={talk.failure ? wordsOf(talk.failure) : undefined}
          onSubmit={(input) => talk.ask({ input, engine: chosen.engine })}
        >
          {children(form, attachments)}
        </ToolFormCard>
        <Examples examples={tool.examples} onPick={form.fill} />
      </div>
    </>
  );
}
