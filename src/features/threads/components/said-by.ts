import type { ThreadMessage } from '../contract.ts';

/** Whose words they are; of an answer those of whoever was asked. */
export const saidBy = ({ answeredBy, author }: Pick<ThreadMessage, 'answeredBy' | 'author'>) =>
  answeredBy ?? author?.name ?? 'A former member';

/** Above the text of a message where it stands alone: what an answer carries as its text is the question. */
export const quotedBy = (message: Pick<ThreadMessage, 'answeredBy' | 'author' | 'kind'>) =>
  message.kind === 'run'
    ? `${message.author?.name ?? 'Someone'} asked ${message.answeredBy ?? 'a tool'}`
    : saidBy(message);
