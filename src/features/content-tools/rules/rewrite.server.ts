/** Clearer wording by rule: mistakes, padding, long words, long sentences; for speech and directness a little more. */
import { sentencesOf } from '#language/sentences.ts';
import type { TaughtRule } from '#bamboo/polish-edit.ts';
import { friendly } from '#language/tone-rules.ts';
import type { SmallInput } from '../small-tool.ts';
import type { Written } from '../data.ts';
import { activeVoice } from './active.ts';
import { applied } from './apply-rules.ts';
import { changesBetween, isSame } from './changes.ts';
import { notEnglish } from './english-only.ts';
import { mended } from './mend.server.ts';
import { nothingToDo } from './model-words.ts';
import { isHeading, joined, overProse } from './prose.ts';
import { inSimplerWords } from './simpler-words.ts';
import { split } from './split-sentence.ts';
import { tighter } from './tighter.ts';
import { confident } from './tone-rules.ts';

export async function rewriteByRule(
  { text, goal }: SmallInput,
  taught: readonly TaughtRule[] = [],
): Promise<Written> {
  const foreign = notEnglish(text);
  if (foreign) return foreign;
  const right = await mended(text, taught);
  const now = overProse(right.text, (prose, line) => (isHeading(line) ? prose : reworded(prose, goal)));
  if (isSame(text, now)) return { text, note: nothingToDo, revises: true };
  return {
    text: now,
    revises: true,
    changes: changesBetween(text, now, ({ was, now: to }) => right.reason(was) ?? reasonFor(was, to)),
    note: 'Bamboo cleans up words and sentences by rule. A language model would also restructure and rephrase.',
  };
}

function reworded(prose: string, goal: string | undefined): string {
  const sentences = sentencesOf(prose).map((sentence) => {
    const plain = inSimplerWords(tighter(sentence));
    if (goal === 'direct') return activeVoice(applied(plain, confident));
    if (goal === 'spoken') return applied(plain, friendly);
    return plain;
  });
  return joined(sentences.map(split));
}

function reasonFor(was: string, now: string): string {
  if (now === '') return 'Not needed.';
  if (/^[.;,]? ?\p{Lu}?/u.test(now) && /[.]/.test(now) && !/[.]/.test(was))
    return 'Easier to read as two sentences.';
  return was.length > now.length ? 'Shorter words, same meaning.' : 'Clearer.';
}
