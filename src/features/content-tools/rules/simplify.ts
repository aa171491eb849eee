/** Plain language by rule: fewer words, shorter words, shorter sentences; and how much easier it became. */
import { readabilityOf } from '#language/readability.ts';
import type { Written } from '../data.ts';
import type { SmallInput } from '../small-tool.ts';
import { changesBetween, isSame } from './changes.ts';
import { notEnglish } from './english-only.ts';
import { cut, isHeading, joined, overProse } from './prose.ts';
import { inSimplerWords } from './simpler-words.ts';
import { tighter } from './tighter.ts';
import { split } from './split-sentence.ts';

export function simplifyByRule({ text }: SmallInput): Written {
  const foreign = notEnglish(text);
  if (foreign) return foreign;
  const now = overProse(text, (prose, line) =>
    isHeading(line)
      ? prose
      : joined(cut(prose).map((sentence) => split(inSimplerWords(tighter(inSimplerWords(sentence)))))),
  );
  if (isSame(text, now))
    return {
      text,
      revises: true,
      note: 'The rules found no long words or long-winded phrases to replace. A language model could simplify the ideas themselves.',
    };
  const [before, after] = [readabilityOf(text), readabilityOf(now)];
  return {
    text: now,
    revises: true,
    changes: changesBetween(text, now, ({ was, now: to }) =>
      to.includes('.') && !was.includes('.')
        ? 'Shorter sentences.'
        : to === ''
          ? 'It says the same without.'
          : 'An everyday word.',
    ),
    figures:
      before && after
        ? [
            { label: 'School year before', value: String(before.grade) },
            { label: 'School year now', value: String(after.grade) },
          ]
        : [],
    note: 'Words and sentences are simpler by rule. A language model would also explain difficult ideas and reorder them.',
  };
}
