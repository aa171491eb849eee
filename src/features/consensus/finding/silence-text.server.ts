/** Where nobody has an answer: what they said instead. */
import type { Board } from '../panel/board.server.ts';
import { plain } from './quoting.ts';

export function silenceText({ data, textOf }: Pick<Board, 'data' | 'textOf'>): string {
  const abstained = data.members.filter(({ state }) => state === 'abstained');
  return abstained
    .map(({ id, title }) => (abstained.length > 1 ? `**${plain(title)}:** ${textOf(id)}` : textOf(id)))
    .join('\n\n');
}
