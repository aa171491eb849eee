/** Sentences that say nothing of the matter, and sentences that sound like it and do say something: told apart by patterns. */
import fs from 'node:fs';
import path from 'node:path';
import { defineEval, shareOf } from '#testing/evals/eval.ts';
import { abstentionOf } from '#tools/claims/abstention.ts';

const lines = fs
  .readFileSync(path.join(import.meta.dirname, 'abstentions.txt'), 'utf8')
  .trim()
  .split('\n');
const sentencesBy = (sign: '-' | '+') =>
  lines.filter((line) => line.startsWith(`${sign} `)).map((line) => line.slice(2));
const [abstaining, answering] = [sentencesBy('-'), sentencesBy('+')];
const seen = (sentences: readonly string[]) =>
  shareOf(sentences.filter((sentence) => abstentionOf(sentence) !== undefined).length, sentences.length);

export default defineEval({
  title: 'Consensus: abstentions',
  sets: [
    {
      name: 'sentences, by patterns',
      size: lines.length,
      use: 'used for development',
      measure: async () => ({
        'abstentions seen': seen(abstaining),
        'answers taken for abstentions': seen(answering),
      }),
    },
  ],
});
