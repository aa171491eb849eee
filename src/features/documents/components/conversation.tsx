import { useToolEngines } from '#tools/page/use-tool-engines.ts';
import { AskBox } from '#tools/talk/ask-box.tsx';
import { MissingTalk } from '#tools/talk/missing-talk.tsx';
import { ToolTurn } from '#tools/talk/tool-turn.tsx';
import { useConversation } from '#tools/talk/use-conversation.ts';
import { documentTalk, longestQuestion } from '../talk/tool.ts';
import { useAskingInTurn } from './use-asking-in-turn.ts';
import { useKeptTalk } from './use-kept-talk.ts';

const withFollowUp = { ...documentTalk, followUp: documentTalk.followUp! };

interface ConversationProps {
  /** What is asked: documents, or a folder. */
  input: { documents?: string[]; folder?: string };
  placeholder: string;
  /** Under which this browser finds the chat again. */
  keptAs?: string;
}

/** Questions to documents and their answers, one after the other, with a box at their end. */
export function Conversation({ input, placeholder, keptAs = '' }: ConversationProps) {
  const talk = useConversation(documentTalk, 'question');
  useKeptTalk(keptAs, talk.runs);
  const { engine } = useToolEngines(documentTalk);
  const { turns, shown } = talk.runs;
  const ask = useAskingInTurn(talk, (question) => talk.ask({ input: { ...input, question }, engine }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {shown !== undefined && turns.length === 0 && <MissingTalk talk={talk.runs} onNew={talk.startAnew} />}
      {turns.map((place, index) => (
        <ToolTurn key={place.id} tool={withFollowUp} place={place} isFirst={index === 0} talk={talk.turns} />
      ))}
      <AskBox
        boxRef={talk.box}
        label={placeholder}
        placeholder={turns.length > 0 ? 'Ask another question' : placeholder}
        text={talk.question}
        onText={talk.setQuestion}
        longest={longestQuestion}
        taken={undefined}
        attachments={talk.attachments}
        branch={talk.branch}
        price={undefined}
        isAsking={false}
        problem={talk.problem}
        folds={false}
        onAsk={ask}
      />
    </div>
  );
}
