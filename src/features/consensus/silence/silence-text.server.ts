/** The same in words: what they said instead of an answer, and where was looked. */
import { joined } from '#language/wording.ts';
import { plain } from '../finding/quoting.ts';
import type { Board } from '../panel/board.server.ts';
import type { Silence } from './silence.server.ts';

export function silenceText(
  { data, textOf }: Pick<Board, 'data' | 'textOf'>,
  { about, lookedIn, outOfReach = 0 }: Silence,
): string {
  const abstained = data.members.filter(({ state }) => state === 'abstained');
  const said = abstained.map(({ id, title }) =>
    abstained.length > 1 ? `**${plain(title)}:** ${textOf(id)}` : textOf(id),
  );
  const understood = about.length > 0 ? `Understood as a question about ${joined(about.map(quoted))}. ` : '';
  const looked = lookedIn.length > 0 ? `Asked: ${joined(lookedIn.map(plain))}.` : '';
  const away =
    outOfReach > 0
      ? ` ${outOfReach === 1 ? '1 web source' : `${outOfReach} web sources`} couldn’t be reached.`
      : '';
  return [...said, `${understood}${looked}${away}`.trim()].filter(Boolean).join('\n\n');
}

const quoted = (word: string) => `“${plain(word)}”`;
