import { notChecked } from '#bamboo/grammar-check.ts';
import type { TaughtRule } from '#bamboo/polish-edit.ts';
import { languageNames, whichLanguage } from '#language/which-language.ts';
import { cutToFit, type Written } from '../data.ts';
import type { SmallInput } from '../small-tool.ts';
import { isSame } from './changes.ts';
import { notEnglish } from './english-only.ts';
import { mended } from './mend.server.ts';

const also = 'The rules find some mistakes, not all. A language model would catch more.';
/** There are dictionaries of these, and no grammar. */
const spelled = ['nl', 'ru'] as const;

const spelledLanguage = (text: string) => {
  const code = whichLanguage(text);
  return spelled.find((one) => one === code);
};

export const isGrammarKnown = (text: string) => spelledLanguage(text) !== undefined || !notEnglish(text);

export async function grammarByRule(
  { text }: SmallInput,
  taught: readonly TaughtRule[] = [],
): Promise<Written> {
  const only = spelledLanguage(text);
  const foreign = only ? undefined : notEnglish(text);
  if (foreign) return foreign;
  const { text: now, changes, offered, obeyed, isChecked } = await mended(text, taught);
  const hints = cutToFit(
    offered.map(({ was, now: to, why }) => ({ text: to ? `${was} → ${to}` : was, why })),
  );
  const note = [
    only && `In ${languageNames[only]} the rules only check spelling.`,
    isChecked
      ? isSame(text, now) &&
        (hints.length > 0 ? 'No certain mistakes were found.' : 'No mistakes were found.')
      : notChecked,
    obeyed > 0 &&
      `${obeyed} ${obeyed === 1 ? 'change was' : 'changes were'} skipped because of your writing rules.`,
    also,
  ]
    .filter(Boolean)
    .join(' ');
  return { text: now, changes: cutToFit(changes), hints, revises: true, note };
}
