/** An export as parts of a document; each format draws them in its own way. */
import type { Exported, ExportedClaim, ExportedConsensus, ExportedTurn } from './exported.ts';

export type OutlinePart =
  | { is: 'title'; text: string }
  | { is: 'heading'; level: 2 | 3; text: string }
  | { is: 'note'; text: string }
  /** A person's own words, which are not Markdown. */
  | { is: 'question'; text: string }
  | { is: 'markdown'; text: string }
  /** Each with a quieter line below it. */
  | { is: 'points'; items: { text: string; note: string }[] }
  | { is: 'sources'; items: { title: string; href?: string | undefined }[] };

const inWords = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
const moment = (date: Date) => `${inWords.format(date)} UTC`;

const endWords: Partial<Record<ExportedTurn['state'], string>> = {
  queued: 'This had not begun yet when it was exported.',
  running: 'This was still being written when it was exported.',
  failed: 'This failed.',
  stopped: 'This was stopped before it was done.',
  incomplete: 'This was interrupted before it was done.',
};

export function outlineOf({ title, exportedAt, turns }: Exported): OutlinePart[] {
  const first = turns[0]?.askedAt ?? exportedAt;
  return [
    { is: 'title', text: title },
    { is: 'note', text: `${moment(first)}. Exported ${moment(exportedAt)}.` },
    ...(turns.length === 1
      ? turns.flatMap((turn) => outlineOfTurn(turn.question === title ? { ...turn, question: '' } : turn))
      : turns.flatMap((turn, index) => [heading(2, `Turn ${index + 1}`), ...outlineOfTurn(turn)])),
  ];
}

function outlineOfTurn(turn: ExportedTurn): OutlinePart[] {
  const { question, answer, consensus, sources, raw, state } = turn;
  return [
    ...(question ? [{ is: 'question', text: question } as const] : []),
    note(whoAndWhen(turn)),
    ...(answer.trim() ? [heading(3, 'Answer'), markdown(answer)] : []),
    ...(endWords[state] ? [note(endWords[state])] : []),
    ...(consensus ? outlineOfConsensus(consensus) : []),
    ...(sources.length > 0 ? [heading(3, 'Sources'), { is: 'sources', items: sources } as const] : []),
    ...raw.flatMap(({ name, text }) => [heading(3, `In full: ${name}`), markdown(text)]),
  ];
}

function outlineOfConsensus({
  agreed,
  contested,
  single,
  vote,
  ranking,
  members,
}: ExportedConsensus): OutlinePart[] {
  const silent = members.filter(({ note: reason }) => reason);
  return [
    ...(vote ? [note(vote)] : []),
    ...(agreed.length > 0 ? [heading(3, 'Where they agree'), points(agreed.map(pointOf))] : []),
    ...(contested.length > 0 ? [heading(3, 'Where they differ')] : []),
    ...contested.flatMap(({ sides, difference, assumption, settledBy }) => [
      note(sentence(difference)),
      points(sides.map(pointOf)),
      note([assumption, settledBy && `What would settle it: ${settledBy}`].filter(Boolean).join(' ')),
    ]),
    ...(single.length > 0 ? [heading(3, 'Said by one'), points(single.map(pointOf))] : []),
    ...(ranking.length > 0
      ? [
          heading(3, 'How they ranked each other'),
          points(
            ranking.map(({ name, meanPlace }) => ({
              text: name,
              note: `Mean place ${meanPlace.toFixed(1)}`,
            })),
          ),
        ]
      : []),
    ...silent.map(({ name, note: reason }) => note(`${name}: ${reason}`)),
  ];
}

const heading = (level: 2 | 3, text: string): OutlinePart => ({ is: 'heading', level, text });
const note = (text: string): OutlinePart => ({ is: 'note', text });
const markdown = (text: string): OutlinePart => ({ is: 'markdown', text });
const points = (items: { text: string; note: string }[]): OutlinePart => ({ is: 'points', items });
const pointOf = ({ words, support, by }: ExportedClaim) => ({
  text: words,
  note: `${support}: ${by.join(', ')}`,
});

/** Findings are written to stand in a list as well as by themselves. */
const sentence = (words: string) =>
  words.charAt(0).toUpperCase() + words.slice(1) + (/[.!?…]$/.test(words) ? '' : '.');

const whoAndWhen = ({ toolTitle, engines, askedAt }: ExportedTurn) =>
  [toolTitle, engines.join(', '), moment(askedAt)].filter(Boolean).join(' · ');
