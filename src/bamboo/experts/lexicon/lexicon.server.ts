/** Words: their meaning, synonyms, opposites and forms. WordNet answers; Webster's of 1913 is the second opinion. */
import type { Answer, Expert } from '#bamboo/expert.ts';
import { plainOf } from '#language/plain.ts';
import { capitalised, joined, quotedSafely } from '#language/wording.ts';
import { baseForms } from '#language/base-forms.ts';
import { entryOf, isKindOf } from './lookup.server.ts';
import { wordQuestionsByWords } from './questions-by-words.ts';
import { kindQuestionOf, wordQuestionsOf } from './questions.ts';
import { reverseOf } from './reverse.server.ts';
import { formatWord } from './format-word.server.ts';
import { websterEntry, websterSenses, websterSynonyms } from './webster.server.ts';

/** Such questions are short; patterns over long ones take too long. */
const longest = 220;

const wordnet = { title: 'WordNet 3.1, Princeton University', url: 'https://wordnet.princeton.edu' };
const webster = {
  title: "Webster's Unabridged Dictionary, 1913",
  url: 'https://www.gutenberg.org/ebooks/29765',
};

export const lexicon: Expert = {
  id: 'lexicon',
  title: 'Lexicon',
  describes: 'Definitions, synonyms, antonyms, kinds, examples and forms of English words.',
  async answer({ text }) {
    const plain = plainOf(text, longest);
    for (const question of [...wordQuestionsOf(plain), ...wordQuestionsByWords(plain)]) {
      const formatted = formatWord(question, plain);
      if (formatted)
        return said('lexicon', 'wordnet', formatted.text, formatted.confidence, wordnet, formatted.names);
    }
    const word = reverseOf(plain);
    if (word) return said('lexicon', 'wordnet', word.text, word.confidence, wordnet, word.names);
    return kindAnswer(plain);
  },
};

/** A "no" would need a complete dictionary; a "yes" only a chain of entries. */
function kindAnswer(plain: string): Answer | null {
  const asked = kindQuestionOf(plain);
  const [one, other] = asked
    ? [entryOf(asked.one, { mend: false }), entryOf(asked.other, { mend: false })]
    : [];
  if (!one || !other || one.lemma === other.lemma || !isKindOf(one.lemma, other.lemma)) return null;
  return {
    ...said('lexicon', 'wordnet', `**Yes**, ${one.lemma} is a kind of ${other.lemma}.`, 0.8, wordnet, []),
    value: { is: 'truth', truth: true },
  };
}

export const lexiconWebster: Expert = {
  id: 'lexicon-webster',
  title: "Webster's of 1913",
  describes: 'A second, older dictionary: definitions and synonyms.',
  async answer({ text }) {
    const plain = plainOf(text, longest);
    const question = [...wordQuestionsOf(plain), ...wordQuestionsByWords(plain)].find(
      (one) =>
        one.relation === 'define' ||
        one.relation === 'synonyms' ||
        // "What is the capital" asks for no word; the Lexicon can tell.
        (one.relation === 'what-is' && formatWord(one, plain) !== undefined),
    );
    if (!question || !/^[\p{L} '-]{2,40}$/u.test(question.word)) return null;
    for (const form of baseForms(question.word)) {
      const entry = await websterEntry(form);
      if (!entry) continue;
      if (question.relation === 'synonyms') {
        const words = websterSynonyms(entry);
        return words.length > 0
          ? said(
              'lexicon-webster',
              'webster-1913',
              `Words like “${form}”: **${joined(words.slice(0, 12))}**.`,
              0.75,
              webster,
              words,
            )
          : null;
      }
      const senses = websterSenses(entry);
      return senses.length > 0
        ? said('lexicon-webster', 'webster-1913', definitionOf(form, senses), 0.72, webster, senses)
        : null;
    }
    return null;
  },
};

function definitionOf(word: string, senses: readonly string[]): string {
  const formatted = senses.map((sense) => quotedSafely(capitalised(sense)));
  const [only] = formatted;
  if (formatted.length === 1) return `**${quotedSafely(word)}**: ${only} (as of 1913).`;
  return `**${quotedSafely(word)}** (as of 1913):\n${formatted.map((sense) => `- ${sense}.`).join('\n')}`;
}

function said(
  expert: string,
  family: string,
  text: string,
  confidence: number,
  source: Answer['sources'][number],
  names: readonly string[],
): Answer {
  return {
    expert,
    family,
    stance: 'answers',
    text,
    sources: [source],
    confidence,
    ...(names.length > 0 ? { value: { is: 'names', names } } : {}),
  };
}
