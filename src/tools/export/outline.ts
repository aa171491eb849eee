/** An export as parts of a document; each format draws them in its own way. */
import type { Exported, ExportedTurn } from './exported.ts';

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
  queued: 'This hadn’t started when it was exported.',
  running: 'This was still being written when it was exported.',
  failed: 'This failed.',
  stopped: 'This was stopped before it finished.',
  incomplete: 'This was interrupted before it finished.',
};

/** `told`: what the kind of each turn says below its answer. */
export function outlineOf(
  { title, exportedAt, turns }: Exported,
  extras: readonly (readonly OutlinePart[])[],
): OutlinePart[] {
  const first = turns[0]?.askedAt ?? exportedAt;
  return [
    { is: 'title', text: title },
    { is: 'note', text: `${moment(first)}. Exported ${moment(exportedAt)}.` },
    ...(turns.length === 1
      ? turns.flatMap((turn) =>
          outlineOfTurn(turn.question === title ? { ...turn, question: '' } : turn, extras[0] ?? []),
        )
      : turns.flatMap((turn, index) => [
          heading(2, `Turn ${index + 1}`),
          ...outlineOfTurn(turn, extras[index] ?? []),
        ])),
  ];
}

function outlineOfTurn(turn: ExportedTurn, extras: readonly OutlinePart[]): OutlinePart[] {
  const { question, answer, sources, raw, state } = turn;
  return [
    ...(question ? [{ is: 'question', text: question } as const] : []),
    note(whoAndWhen(turn)),
    ...(answer.trim() ? [heading(3, 'Answer'), markdown(answer)] : []),
    ...(endWords[state] ? [note(endWords[state])] : []),
    ...extras,
    ...(sources.length > 0 ? [heading(3, 'Sources'), { is: 'sources', items: sources } as const] : []),
    ...raw.flatMap(({ name, text }) => [heading(3, `In full: ${name}`), markdown(text)]),
  ];
}

export const heading = (level: 2 | 3, text: string): OutlinePart => ({ is: 'heading', level, text });
export const note = (text: string): OutlinePart => ({ is: 'note', text });
const markdown = (text: string): OutlinePart => ({ is: 'markdown', text });
export const points = (items: { text: string; note: string }[]): OutlinePart => ({ is: 'points', items });

const whoAndWhen = ({ toolTitle, engines, askedAt }: ExportedTurn) =>
  [toolTitle, engines.join(', '), moment(askedAt)].filter(Boolean).join(' · ');
