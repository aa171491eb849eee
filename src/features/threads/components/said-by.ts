import type { ThreadMessage } from '../contract.ts';

/** Whose words they are; of an answer those of whoever was asked. */
export const saidBy = ({ answeredBy, author }: Pick<ThreadMessage, 'answeredBy' | 'author'>) =>
  answeredBy ?? author?.name ?? 'Someone who left';
