import type { DocumentView } from '../contract.ts';
import { isUnderWay } from '../states.ts';
import { Conversation } from './conversation.tsx';

export function AskTab({ document: { id, state } }: { document: DocumentView }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-muted">
        Answers come only from this document, and each sentence cites its page and passage.
        {isUnderWay(state) && ' It’s still being read, so later pages aren’t included yet.'}
      </p>
      <Conversation keptAs={id} input={{ documents: [id] }} placeholder="What do you want to know?" />
    </div>
  );
}
