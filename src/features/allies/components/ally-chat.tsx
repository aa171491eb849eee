import { Button } from '#kit/ui/button.tsx';
import { AskBox } from '#tools/talk/ask-box.tsx';
import { MissingTalk } from '#tools/talk/missing-talk.tsx';
import { ToolTurn } from '#tools/talk/tool-turn.tsx';
import { useConversation } from '#tools/talk/use-conversation.ts';
import { NeedsModel } from '#tools/page/needs-model.tsx';
import { usePrice } from '#tools/page/use-price.ts';
import type { Ally } from '../contract.ts';
import { longestMessage } from '../limits.ts';
import { allyTalk } from '../talk/tool.ts';
import { BambooNote } from './bamboo-note.tsx';

const tool = { ...allyTalk, followUp: allyTalk.followUp! };

/** The chat with an ally: turn after turn, with branches, versions, stop and share, like every chat. */
export function AllyChat({ ally }: { ally: Ally }) {
  const talk = useConversation(allyTalk, 'message');
  const { turns } = talk.runs;
  const inputOf = (message: string) => ({ ally: ally.id, message });
  const text = talk.question.trim();
  const price = usePrice(
    allyTalk.id,
    text === '' ? undefined : { input: inputOf(text), engine: undefined, parent: talk.parent },
  );
  const ask = (message: string) => talk.ask({ input: inputOf(message), engine: undefined });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {talk.runs.shown !== undefined && <MissingTalk talk={talk.runs} onNew={talk.startAnew} />}
      {turns.map((place, index) => (
        <ToolTurn key={place.id} tool={tool} place={place} isFirst={index === 0} talk={talk.turns} isLine />
      ))}
      {talk.runs.shown === undefined && <NeedsModel need={allyTalk.modelNeed!} />}
      <AskBox
        boxRef={talk.box}
        label={`Message ${ally.name}`}
        placeholder={`Ask ${ally.name}, or say “remember that …”`}
        text={talk.question}
        onText={talk.setQuestion}
        longest={longestMessage}
        taken={undefined}
        attachments={talk.attachments}
        branch={talk.branch}
        price={price}
        isAsking={talk.isAsking}
        problem={talk.problem}
        folds={false}
        onAsk={ask}
      />
      {turns.length > 0 && <BambooNote run={turns.at(-1)!.id} name={ally.name} />}
      {talk.runs.shown === undefined ? (
        <Openers ally={ally} onPick={talk.setQuestion} />
      ) : (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={talk.startAnew}>
          New chat
        </Button>
      )}
    </div>
  );
}

function Openers({ ally: { openers }, onPick }: { ally: Ally; onPick: (text: string) => void }) {
  if (openers.length === 0) return null;
  return (
    <ul aria-label="Suggestions" className="flex flex-wrap gap-2">
      {openers.map((opener) => (
        <li key={opener} className="max-w-full">
          <Button
            variant="secondary"
            size="sm"
            className="h-auto min-h-9 max-w-full py-1.5 text-start whitespace-normal"
            onClick={() => onPick(opener.replace(/…$/, ''))}
          >
            {opener}
          </Button>
        </li>
      ))}
    </ul>
  );
}
