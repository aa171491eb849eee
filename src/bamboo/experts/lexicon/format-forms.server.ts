/** Forms of a word, its spelling and its use. */
import { capitalised, joined, quotedSafely } from '#language/wording.ts';
import { baseOf, pastForms, pluralsOf, regularPlural } from '#language/irregular.ts';
import { entryOf, groupsOf, partNames, type Entry } from './lookup.server.ts';
import type { WordAnswer } from './format-word.server.ts';
import { sensesOf, type Part } from '#language/wordnet.server.ts';
import { degreeOf, ingForm, type Degree } from './word-forms.ts';

const lower = (word: string) => quotedSafely(word);

export function example({ lemma }: Entry): WordAnswer | undefined {
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

export function speech({ lemma }: Entry): WordAnswer | undefined {
  const found = groupsOf(lemma).map(({ part }) => partNames[part]);
  return found.length > 0
    ? {
        text: `“${lower(lemma)}” is used as **${joined(found.map((name) => `${name.startsWith('a') ? 'an' : 'a'} ${name}`))}**.`,
        names: found,
        confidence: 0.9,
      }
    : undefined;
}

/** Said of many as of one. */
const uncountable = new Set(
  'information furniture advice homework luggage baggage equipment news rice music knowledge traffic weather bread butter electricity evidence progress research software hardware'.split(
    ' ',
  ),
);

const isOne = (lemma: string, part: Part) => sensesOf(lemma, part).length > 0 && !lemma.includes(' ');

function form(what: string, lemma: string, forms: readonly string[]): WordAnswer {
  return {
    text: `The ${what} of “${lemma}” is **${joined(forms, 'or')}**.`,
    names: forms,
    confidence: 0.9,
  };
}

export function plural({ lemma }: Entry): WordAnswer | undefined {
  if (!isOne(lemma, 'noun')) return undefined;
  if (uncountable.has(lemma))
    return { text: `“${lemma}” has **no plural**: it is not counted.`, names: [], confidence: 0.85 };
  const men = /^(.{2,}[^u])man$/.exec(lemma);
  const many = /^(?:german|roman|ottoman|norman|talisman|shaman|caiman)$/.test(lemma) ? null : men;
  return form('plural', lemma, pluralsOf.get(lemma) ?? [many ? `${many[1]}men` : regularPlural(lemma)]);
}

/** Asked with the plural: the dictionary has found the one already. */
export function singular(word: string): WordAnswer | undefined {
  const one = baseOf.get(word) ?? entryOf(word, { mend: false })?.lemma;
  return one && isOne(one, 'noun') ? form('singular', word, [one]) : undefined;
}

export function past({ lemma }: Entry): WordAnswer | undefined {
  if (!isOne(lemma, 'verb')) return undefined;
  const [simple, participle] = pastForms(lemma);
  const pastForm = form('past tense', lemma, lemma === 'be' ? ['was', 'were'] : [simple]);
  return { ...pastForm, text: pastForm.text.replace(/\.$/, `, the past participle ${participle}.`) };
}

export function participle({ lemma }: Entry): WordAnswer | undefined {
  return isOne(lemma, 'verb') ? form('past participle', lemma, [pastForms(lemma)[1]]) : undefined;
}

export function gerund({ lemma }: Entry): WordAnswer | undefined {
  return isOne(lemma, 'verb') ? form('-ing form', lemma, [ingForm(lemma)]) : undefined;
}

export function degree({ lemma }: Entry, which: Degree): WordAnswer | undefined {
  return isOne(lemma, 'adj') || isOne(lemma, 'adv') ? form(which, lemma, degreeOf(lemma, which)) : undefined;
}

export function spelling(word: string): WordAnswer | undefined {
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
