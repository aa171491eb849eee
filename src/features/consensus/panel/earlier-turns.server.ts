/**
 * The talk so far as one engine knows it: what it answered itself, or else what was found, without names. Words of another
 * never stand in its place, so that it judges anew and not after its neighbours.
 */
import type { Message } from '#kit/ai/messages.ts';
import type { EarlierTurn } from '#tools/define/define-run.server.ts';
import { consensusData, type ConsensusData, type Finding } from '#features/consensus/data.ts';
import { mainText } from '#tools/define/output.ts';
import { sentence, withoutEnd } from '../finding/quoting.ts';

/** Of a long talk, the latest is told. */
const mostTurns = 6;
const longestTurn = 4000;
const mostClaims = 8;

export function earlierTurns(earlier: readonly EarlierTurn[], engine: string | undefined): Message[] {
  return earlier.slice(-mostTurns).flatMap(({ input: { question }, output }): Message[] => {
    const { data } = consensusData.safeParse(output.data);
    const said = data ? ownWords(data, output.texts, engine) : (output.texts[mainText] ?? '');
    if (typeof question !== 'string' || said.trim() === '') return [];
    return [
      { role: 'user', content: cut(question) },
      { role: 'assistant', content: cut(said) },
    ];
  });
}

type Texts = Readonly<Record<string, string>>;

function ownWords({ members, finding }: ConsensusData, texts: Texts, engine: string | undefined): string {
  const own = members.find((member) => member.engine === engine && member.state === 'done');
  return (own && texts[own.id]) || neutralText(finding, texts);
}

function neutralText(finding: Finding | null, texts: Texts): string {
  if (!finding) return 'Several answers were given.';
  const { vote, agreed, alike = [], contested, single, heard } = finding;
  const leading = vote?.options.find(({ value }) => value === vote.winner)?.support.engines[0];
  const whole = finding.available ? leading : heard[0];
  if (whole && texts[whole]) return texts[whole];
  const sentences = agreed.slice(0, mostClaims).map(({ words }) => sentence(words));
  const open = contested
    .slice(0, mostClaims)
    .map(
      ({ sides }) => `Answers differ: ${sides.map(({ words }) => `“${withoutEnd(words)}”`).join(' or ')}.`,
    );
  const some =
    sentences.length + open.length > 0
      ? []
      : [...alike, ...single].slice(0, mostClaims).map(({ words }) => sentence(words));
  return [...sentences, ...open, ...some].join(' ');
}

const cut = (text: string) => (text.length > longestTurn ? `${text.slice(0, longestTurn)} …` : text);
