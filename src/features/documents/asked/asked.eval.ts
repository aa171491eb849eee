/** What is planted in files of many kinds and found again, by words and rules alone. */
import { defineEval, shareOf, type EvalSet } from '#testing/evals/eval.ts';
import { firstSet } from './first-set.testing.ts';
import { firstBills, type Bill } from './invoices.testing.ts';
import { figuresOf, measure, measureBills, type AskedFile } from './measure.testing.ts';
import { secondBills, secondSet } from './second-set.testing.ts';
import { thirdSet } from './third-set.testing.ts';

const questions = (name: string, use: EvalSet['use'], files: readonly AskedFile[]): EvalSet => ({
  name,
  size: files.reduce((sum, file) => sum + file.questions.length, 0),
  use,
  async measure() {
    const { planted, right, half, silent, wrong, unanswerable, saidSo } = figuresOf(await measure(files));
    return {
      right: shareOf(right, planted),
      half: String(half),
      silent: String(silent),
      wrong: String(wrong),
      'not there, and said so': shareOf(saidSo, unanswerable),
    };
  },
});

const bills = (name: string, all: readonly Bill[]): EvalSet => ({
  name,
  size: all.reduce((sum, { values }) => sum + values.length, 0),
  use: 'used for development',
  async measure() {
    const cells = await measureBills(all);
    const count = (outcome: string) => cells.filter((cell) => cell.outcome === outcome).length;
    return {
      right: shareOf(count('filled'), cells.length),
      silent: String(count('open')),
      wrong: String(count('wrong')),
    };
  },
});

export default defineEval({
  title: 'Documents: planted answers',
  sets: [
    questions('first', 'used for development', firstSet),
    questions('second', 'used for development', secondSet),
    questions('third', 'kept aside', thirdSet),
    bills('cells of the first bills', firstBills),
    bills('cells of the second bills', secondBills),
  ],
});
