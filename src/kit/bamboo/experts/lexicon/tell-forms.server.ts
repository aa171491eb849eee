/** Forms of a word, its spelling and its use. */
import { capitalised, joined, quotedSafely } from '../../language/wording.ts';
import { pluralOf, regularPast, regularPlural, verbForms } from './irregular.ts';
import { entryOf, groupsOf, partNames, type Entry } from './lookup.server.ts';
import type { WordTold } from './tell-word.server.ts';
import { sensesOf } from './wordnet.server.ts';

const lower = (word: string) => quotedSafely(word);

export function example({ lemma }: Entry): WordTold | undefined {
  const found = groupsOf(lemma).flatMap(({ senses }) => senses.flatMap(({ synset }) => synset.examples));
  const fitting = found.filter((one) =>
    one.toLowerCase().includes(lemma.slice(0, Math.max(3, lemma.length - 2))),
  );
  if (fitting.length === 0) return undefined;
  return {
    text: fitting
      .slice(0, 3)
      .map((one) => `- “${quotedSafely(capitalised(one))}”`)
      .join('\n'),
    names: fitting,
    confidence: 0.88,
  };
}

export function speech({ lemma }: Entry): WordTold | undefined {
  const found = groupsOf(lemma).map(({ part }) => partNames[part]);
  return found.length > 0
    ? {
        text: `“${lower(lemma)}” is used as **${joined(found.map((name) => `${name.startsWith('a') ? 'an' : 'a'} ${name}`))}**.`,
        names: found,
        confidence: 0.9,
      }
    : undefined;
}

export function plural({ lemma }: Entry): WordTold | undefined {
  if (sensesOf(lemma, 'noun').length === 0 || lemma.includes(' ')) return undefined;
  const form = pluralOf.get(lemma) ?? regularPlural(lemma);
  return { text: `The plural of “${lemma}” is **${form}**.`, names: [form], confidence: 0.9 };
}

export function past({ lemma }: Entry): WordTold | undefined {
  if (sensesOf(lemma, 'verb').length === 0 || lemma.includes(' ')) return undefined;
  const [form, participle] =
    lemma === 'be'
      ? ['was / were', 'been']
      : (verbForms.get(lemma) ?? [regularPast(lemma), regularPast(lemma)]);
  return {
    text: `The past tense of “${lemma}” is **${form}**, the past participle **${participle}**.`,
    names: [form, participle],
    confidence: 0.9,
  };
}

export function spelling(word: string): WordTold | undefined {
  if (!/^[a-z' -]+$/.test(word)) return undefined;
  const entry = entryOf(word);
  if (!entry) return undefined;
  if (!entry.instead) return { text: `**${word}**: ${[...word].join('-')}`, names: [word], confidence: 0.85 };
  return {
    text: `**${entry.lemma}** (not “${word}”): ${[...entry.lemma].join('-')}`,
    names: [entry.lemma],
    confidence: 0.85,
  };
}
