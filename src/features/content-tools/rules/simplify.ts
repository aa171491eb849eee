/** Plain language by rule: fewer words, shorter words, shorter sentences; and how much easier it became. */
import { sentencesOf } from '#language/sentences.ts';
import { readabilityOf } from '#language/readability.ts';
import type { Written } from '../data.ts';
import type { SmallInput } from '../small-tool.ts';
import { changesBetween, isSame } from './changes.ts';
import { notEnglish } from './english-only.ts';
import { isHeading, joined, overProse } from './prose.ts';
import { inSimplerWords } from './simpler-words.ts';
import { tighter } from './tighter.ts';
import { split } from './split-sentence.ts';

export function simplifyByRule({ text }: SmallInput): Written {
  const foreign = notEnglish(text);
  if (foreign) return foreign;
  const now = overProse(text, (prose, line) =>
    isHeading(line)
      ? prose
      : joined(
          sentencesOf(prose).map((sentence) => split(inSimplerWords(tighter(inSimplerWords(sentence))))),
        ),
  );
  if (isSame(text, now))
    return {
      text,
      revises: true,
      note: 'No long words or phrases to replace. A language model could simplify the ideas.',
    };
  const [before, after] = [readabilityOf(text), readabilityOf(now)];
  return {
    text: now,
    revises: true,
    changes: changesBetween(text, now, ({ was, now: to }) =>
      to.includes('.') && !was.includes('.')
        ? 'Shorter sentences.'
        : to === ''
          ? 'Not needed.'
          : 'Simpler word.',
    ),
    figures:
      before && after
        ? [
            { label: 'Grade before', value: String(before.grade) },
            { label: 'Grade now', value: String(after.grade) },
          ]
        : [],
    note: 'Words and sentences were simplified by rule. A language model would also explain difficult ideas.',
  };
}
