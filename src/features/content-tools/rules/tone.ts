import { retoned } from '#language/rewrite.ts';
import type { Written } from '../data.ts';
import type { SmallInput } from '../small-tool.ts';
import { applied } from './apply-rules.ts';
import { changesBetween, isSame } from './changes.ts';
import { notEnglish } from './english-only.ts';
import { isHeading, overProse } from './prose.ts';
import { confident, softer } from './tone-rules.ts';

const words: Record<string, { is: string; why: string }> = {
  formal: { is: 'more formal', why: 'More formal.' },
  friendly: { is: 'friendlier', why: 'Friendlier.' },
  confident: { is: 'more confident', why: 'Less hedging.' },
  soft: { is: 'softer', why: 'Softer.' },
};

export function toneByRule({ text, tone = 'formal' }: SmallInput): Written {
  const foreign = notEnglish(text);
  if (foreign) return foreign;
  const now = overProse(text, (prose, line) => (isHeading(line) ? prose : toned(prose, tone)));
  const { is, why } = words[tone] ?? words.formal!;
  if (isSame(text, now))
    return {
      text,
      revises: true,
      note: `Nothing found that could be ${is}. A language model could change the tone of whole sentences.`,
    };
  return {
    text: now,
    revises: true,
    changes: changesBetween(text, now, () => why),
    note: 'The rules change words and set phrases. A language model would rewrite whole sentences.',
  };
}

function toned(prose: string, tone: string): string {
  if (tone === 'confident') return applied(prose, confident);
  if (tone === 'soft') return applied(prose, softer);
  if (tone === 'friendly') return retoned(prose, 'friendly');
  return retoned(prose, 'formal')
    .replace(/^(?:hello|hi|hey) (\p{Lu}[\p{L} ]{1,40}),$/iu, 'Dear $1,')
    .replace(/^best,?$/i, 'Kind regards,');
}
