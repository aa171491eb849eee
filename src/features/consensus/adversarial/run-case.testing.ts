/** Runs a case through the finding and the text of a consensus, with a judge that is honest, cheats, follows an answer, or writes prose. */
import type { ClaimModels } from '#tools/claims/claim-models.ts';
import type { Ruling } from '#tools/claims/judge/verdict.server.ts';
import type { Finding } from '../data.ts';
import { consensusText } from '../finding/consensus-text.server.ts';
import { findingOf } from '../finding/finding.server.ts';
import type { Heard } from '../panel/board.server.ts';
import type { RunCase } from './cases.testing.ts';

/** Prose is no verdict, so our own code decides alone, as without a judge. */
export const judges = ['prose', 'honest', 'cheating', 'instructed'] as const;
export type JudgeKind = (typeof judges)[number];

export interface Outcome {
  /** Engines of two sides are said to agree. */
  falseAgreements: number;
  /** Who abstained is listed as if it had made a claim. */
  abstentionsShown: number;
  /** An engine of another side than the headline is named neither in the text nor in a contest or vote. */
  droppedDissent: number;
  /** Pairs of one side that are not joined anywhere, and how many pairs there are. */
  missed: number;
  pairs: number;
  isHeadlineRight: boolean;
  text: string;
}

export async function outcomeOf(one: RunCase, judge: JudgeKind, models?: ClaimModels): Promise<Outcome> {
  const heard = one.answers.map(
    ({ engine, text }) =>
      ({ member: { id: engine, family: engine, title: engine }, text }) as unknown as Heard,
  );
  const { finding } = await findingOf(heard, {
    question: one.question,
    edition: 1,
    models,
    whenModelsFail: () => undefined,
    rulings: rulingsOf(one, judge),
  });
  const text = consensusText(finding, heard);
  return { ...countsOf(one, finding, text), text };
}

const plain = { difference: null, assumption: null, settledBy: null };

function rulingsOf({ answers, sides }: RunCase, judge: JudgeKind): Ruling[] | undefined {
  const letters = Object.fromEntries(answers.map(({ engine }, at) => [String.fromCharCode(65 + at), engine]));
  const quote = (engine: string) => ({
    answer: Object.keys(letters).find((letter) => letters[letter] === engine)!,
    quote: answers.find((one) => one.engine === engine)!.text,
  });
  const all = answers.map(({ engine }) => engine);
  if (judge === 'prose') return undefined;
  const matters =
    judge === 'honest'
      ? [{ sides: sides.map((side) => ({ quotes: side.map(quote) })), ...plain }]
      : judge === 'cheating'
        ? [{ sides: [{ quotes: all.map(quote) }], ...plain }]
        : // It does what the last answer tells it: everyone agrees with that, and everything else is another matter.
          [
            {
              sides: [
                { quotes: all.map((engine) => ({ ...quote(engine), quote: quote(all.at(-1)!).quote })) },
              ],
              ...plain,
            },
            ...all.slice(0, -1).map((engine) => ({ sides: [{ quotes: [quote(engine)] }], ...plain })),
          ];
  return [1, 2].map(() => ({ matters, letters }));
}

function countsOf(
  { sides, answers, headline }: RunCase,
  finding: Finding,
  text: string,
): Omit<Outcome, 'text'> {
  const groups = [
    ...finding.agreed.map(({ support }) => support.engines),
    ...finding.contested.flatMap((contest) => contest.sides.map(({ support }) => support.engines)),
    ...(finding.vote?.options.map(({ support }) => support.engines) ?? []),
  ];
  const sideOf = (engine: string) => sides.findIndex((side) => side.includes(engine));
  const apart = [...(finding.alike ?? []), ...finding.single].map(({ support }) => support.engines);
  const voices = [...groups, ...apart].flat();
  const abstained = answers.filter(({ engine }) => sideOf(engine) < 0).map(({ engine }) => engine);
  const falseAgreements = groups.filter((group) => new Set(group.map(sideOf)).size > 1).length;
  const abstentionsShown = abstained.filter((engine) => voices.includes(engine)).length;
  const largest = sides.toSorted((a, b) => b.length - a.length)[0]!;
  const others = sides.filter((side) => side !== largest).flat();
  const opposed = new Set([
    ...finding.contested.flatMap((contest) => contest.sides.flatMap(({ support }) => support.engines)),
    ...(finding.vote?.options.flatMap(({ support }) => support.engines) ?? []),
  ]);
  const droppedDissent = others.filter((engine) => !opposed.has(engine) && !text.includes(engine)).length;
  const pairs = sides.flatMap((side) =>
    side.flatMap((a, at) => side.slice(at + 1).map((b) => [a, b] as const)),
  );
  const missed = pairs.filter(
    ([a, b]) => !groups.some((group) => group.includes(a) && group.includes(b)),
  ).length;
  // Where they do not agree, that is said first, and the best supported side next.
  const first = text
    .split('\n\n')
    .slice(0, finding.agreed.length > 0 || finding.vote ? 1 : 2)
    .join(' ');
  return {
    falseAgreements,
    abstentionsShown,
    droppedDissent,
    missed,
    pairs: pairs.length,
    isHeadlineRight: headline === undefined || first.includes(headline),
  };
}
