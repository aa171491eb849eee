/** The same in words: what they said instead of an answer, and a way on. */
import { joined } from '#language/wording.ts';
import { plain } from '../finding/quoting.ts';
import type { Board } from '../panel/board.server.ts';
import type { Silence } from './silence.server.ts';

export function silenceText(
  { data, textOf }: Pick<Board, 'data' | 'textOf'>,
  { about, lookedIn, nearby, outOfReach = 0 }: Silence,
): string {
  const abstained = data.members.filter(({ state }) => state === 'abstained');
  const said = abstained.map(({ id, title }) =>
    abstained.length > 1 ? `**${plain(title)}:** ${textOf(id)}` : textOf(id),
  );
  const understood = about.length > 0 ? `Understood as a question about ${joined(about.map(quoted))}. ` : '';
  const looked = lookedIn.length > 0 ? `Asked: ${joined(lookedIn.map(plain))}.` : '';
  const away = outOfReach > 0 ? ` ${outOfReach} outside could not be reached.` : '';
  const instead =
    nearby.length > 0
      ? `Answered here instead:\n\n${nearby.map((question) => `- ${plain(question)}`).join('\n')}`
      : '';
  return [...said, `${understood}${looked}${away}`.trim(), instead].filter(Boolean).join('\n\n');
}

const quoted = (word: string) => `“${plain(word)}”`;
