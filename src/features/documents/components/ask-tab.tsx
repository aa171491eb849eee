import type { DocumentView } from '../contract.ts';
import { isUnderWay } from '../states.ts';
import { Conversation } from './conversation.tsx';

export function AskTab({ document: { id, state } }: { document: DocumentView }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-muted">
        Answers come from this document alone, and each sentence names the page and passage that say it.
        {isUnderWay(state) && ' It is still being read: what is further in is not known yet.'}
      </p>
      <Conversation keptAs={id} input={{ documents: [id] }} placeholder="What do you want to know?" />
    </div>
  );
}
