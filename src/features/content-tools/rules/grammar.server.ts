import type { TaughtRule } from '#bamboo/polish-edit.ts';
import { languageNames, whichLanguage } from '#language/which-language.ts';
import { cutToFit, type Written } from '../data.ts';
import type { SmallInput } from '../small-tool.ts';
import { isSame } from './changes.ts';
import { notEnglish } from './english-only.ts';
import { mended } from './mend.server.ts';

const also = 'A language model would also catch what is right by the book and still sounds odd.';
/** There are dictionaries of these, and no grammar. */
const spelled = ['nl', 'ru'] as const;

export async function grammarByRule(
  { text }: SmallInput,
  taught: readonly TaughtRule[] = [],
): Promise<Written> {
  const code = whichLanguage(text);
  const only = spelled.find((one) => one === code);
  const foreign = only ? undefined : notEnglish(text);
  if (foreign) return foreign;
  const { text: now, changes, offered, obeyed } = await mended(text, taught);
  const hints = cutToFit(
    offered.map(({ was, now: to, why }) => ({ text: to ? `${was} → ${to}` : was, why })),
  );
  const note = [
    only && `In ${languageNames[only]} the rules check spelling alone.`,
    isSame(text, now) && (hints.length > 0 ? 'No certain mistakes were found.' : 'No mistakes were found.'),
    obeyed > 0 && `${obeyed} ${obeyed === 1 ? 'change was' : 'changes were'} left out because of your rules.`,
    also,
  ]
    .filter(Boolean)
    .join(' ');
  return { text: now, changes: cutToFit(changes), hints, revises: true, note };
}
