/** Whether a word is spelled right, and how it is spelled if not: "is accomodate spelled right?", "is it recieve or receive?" */
import type { Answer, Expert } from '../../expert.ts';
import { lowered } from '#language/plain.ts';
import { withoutCourtesy } from '#language/politeness.ts';
import { quotedSafely } from '#language/wording.ts';
import { check } from '../scribe/checker.server.ts';
import { meantBy } from '../scribe/spelling.server.ts';

const word = `(?:the word |my spelling of )?["']?([a-z][a-z'-]{1,30})["']?`;
const right = '(?:correctly|right|correct|properly|ok|okay|wrong|wrongly|incorrectly)';
const asksOne = [
  `(?:is|was) ${word} (?:spelled|spelt|written)(?: ${right})?`,
  `(?:is|was) ${word} (?:a |the )?(?:correct|right|wrong|proper) (?:spelling|spelt|spelled)`,
  `(?:did|have) i (?:spell|spelled|spelt|write|written) ${word} ${right}`,
  `(?:please )?(?:spell[ -]?check|check the spelling(?: of)?|check spelling(?: of)?)[: ]+${word}`,
  `${word}[,:;-]* is (?:that|this|it) (?:spelled|spelt|written) ${right}`,
  `is this (?:spelled|spelt|written) ${right}[:?]? ${word}`,
  `(?:what is |what's )?the (?:correct|right|proper) (?:spelling|way to spell|way to write) (?:of |for )?${word}`,
  `how (?:do (?:you|i|we)|is|to) (?:correctly |properly )?spell(?:ed)? ${word}(?: ${right})?`,
].map((source) => new RegExp(`^(?:${source})$`));
const asksTwo = new RegExp(
  `^(?:is it |which is (?:right|correct)[,:]? |what is (?:right|correct)[,:]? |(?:do you|do i|how do you) (?:spell|write)(?: it)? )?(?:spelled |written )?${word},? or ${word}$`,
);

export const speller: Expert = {
  id: 'speller',
  title: 'Speller',
  describes: 'Whether a word is spelled right.',
  async answer({ text }) {
    if (text.length > 120) return null;
    const plain = withoutCourtesy(lowered(text));
    const both = asksTwo.exec(plain);
    if (both && /spell|written|which|right|correct|is it/.test(plain)) return between(both[1]!, both[2]!);
    const asked = asksOne.map((pattern) => pattern.exec(plain)?.[1]).find(Boolean);
    return asked ? one(asked, /\bhow\b|\bthe (?:correct|right|proper)\b/.test(plain)) : null;
  },
};

async function one(asked: string, wantsSpelling: boolean): Promise<Answer | null> {
  const found = await check('', [asked]);
  if (!found) return null;
  const [wrong] = found.misspelt;
  const letters = (spelled: string) => [...spelled].join('-');
  if (!wrong)
    return said(
      wantsSpelling
        ? `**${quotedSafely(asked)}**: ${letters(asked)}`
        : `**Yes**, “${quotedSafely(asked)}” is spelled right.`,
      true,
    );
  const meant = meantBy(wrong);
  if (!meant)
    return said(
      `**No** dictionary of mine has “${quotedSafely(asked)}”, and I do not know which word it should be.`,
      false,
    );
  return said(
    `**No**: it is spelled **${meant.word}**, not “${quotedSafely(asked)}” (${letters(meant.word)}).`,
    false,
  );
}

/** Only where they are two spellings of one word. */
async function between(first: string, second: string): Promise<Answer | null> {
  const found = await check('', [first, second]);
  if (found?.misspelt.length !== 1) return null;
  const [wrong] = found.misspelt;
  const other = wrong!.word === first ? second : first;
  return meantBy(wrong!)?.word === other
    ? said(`It is **${other}**; “${quotedSafely(wrong!.word)}” is not a word.`, true)
    : null;
}

function said(text: string, truth: boolean): Answer {
  return {
    expert: 'speller',
    family: 'hunspell',
    stance: 'answers',
    text,
    sources: [{ title: 'English dictionaries for Hunspell', url: 'http://wordlist.aspell.net' }],
    confidence: 0.96,
    value: { is: 'truth', truth },
  };
}
