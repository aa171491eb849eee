/** Pairs and whole runs written to make the consensus state an agreement that is not there, without a language model. */
import path from 'node:path';
import { defineEval, NotMeasured, shareOf, type EvalSet } from '#testing/evals/eval.ts';
import { groupsIn, pairsOf } from '../pairs/groups.testing.ts';
import { judge } from '../pairs/score.testing.ts';
import { runCasesIn, runCasesInLines, type RunCase } from './cases.testing.ts';
import { openModels } from '#kit/models/open-models.testing.ts';
import type { ClaimModels } from '#tools/claims/claim-models.ts';
import { judges, outcomeOf, type JudgeKind } from './run-case.testing.ts';

/** Both have been looked at: the second was kept aside until its figures were published. */
const halves = ['dev', 'aside'] as const;
const use: EvalSet['use'] = 'used for development';

function pairSet(half: string): EvalSet {
  const pairs = groupsIn(path.join(import.meta.dirname, `${half}.txt`)).flatMap(pairsOf);
  return {
    name: `${half}, pairs`,
    size: pairs.length,
    use,
    measure: async () => {
      const judged = judge(pairs);
      const of = (is: string) => judged.filter((pair) => pair.is === is);
      const as = (is: string, found: string) => of(is).filter((pair) => pair.judged.is === found).length;
      const others = of('contrary').length + of('unrelated').length;
      return {
        'false agreements': shareOf(as('contrary', 'same') + as('unrelated', 'same'), others),
        'missed agreements': shareOf(of('same').length - as('same', 'same'), of('same').length),
        'contrary recognised': shareOf(as('contrary', 'contrary'), of('contrary').length),
        'false contradictions': shareOf(
          as('same', 'contrary') + as('unrelated', 'contrary'),
          of('same').length + of('unrelated').length,
        ),
      };
    },
  };
}

const { host, fetchPack, close } = openModels();

async function openClaimModels(): Promise<ClaimModels> {
  const missing = await fetchPack('minilm');
  if (missing) throw new NotMeasured(missing);
  return { embed: (texts) => host.embed(texts), comparePairs: (pairs) => host.compareClaims(pairs) };
}

interface RunSet {
  name: string;
  cases: readonly RunCase[];
  kind: JudgeKind;
  withModel?: boolean;
}

function runSet({ name, cases, kind, withModel }: RunSet): EvalSet {
  return {
    name,
    size: cases.length,
    use,
    measure: async () => {
      const models = withModel ? await openClaimModels() : undefined;
      const outcomes = await Promise.all(cases.map((one) => outcomeOf(one, kind, models)));
      const sum = (key: 'falseAgreements' | 'abstentionsShown' | 'droppedDissent' | 'missed' | 'pairs') =>
        outcomes.reduce((total, outcome) => total + outcome[key], 0);
      return {
        'false agreements': String(sum('falseAgreements')),
        'missed agreements': shareOf(sum('missed'), sum('pairs')),
        'dropped dissent': String(sum('droppedDissent')),
        'abstentions shown as claims': String(sum('abstentionsShown')),
        'wrong headlines': String(outcomes.filter(({ isHeadlineRight }) => !isHeadlineRight).length),
      };
    },
  };
}

const kept = runCasesInLines('kept-runs.jsonl');

export default defineEval({
  title: 'Consensus: adversarial pairs and runs',
  sets: [
    ...halves.flatMap((half) => [
      pairSet(half),
      ...judges.map((kind) =>
        runSet({
          name: `${half}, runs, ${kind} judge`,
          cases: runCasesIn(`${half}-runs.txt`),
          kind,
        }),
      ),
    ]),
    ...(['prose', 'honest'] as const).map((kind) =>
      runSet({
        name: `by a third hand, runs, ${kind} judge`,
        cases: runCasesInLines('fresh-runs.jsonl'),
        kind,
      }),
    ),
    ...[false, true].map((withModel) =>
      runSet({
        name: `by another hand, runs without a judge, ${withModel ? 'with the model' : 'by words'}`,
        cases: kept,
        kind: 'prose',
        withModel,
      }),
    ),
  ],
  close,
});
