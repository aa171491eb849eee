/** People, places and things with a name of their own, as far as WordNet has them. */
import { quotedSafely } from '#language/wording.ts';
import { instanceOf, type Entry } from './lookup.server.ts';
import type { WordAnswer } from './format-word.server.ts';
import { sensesOf, type Synset } from '#language/wordnet.server.ts';

const shownWord = (lemma: string) => `**${quotedSafely(lemma)}**`;

const persons = 18;

export function person({ lemma }: Entry): WordAnswer | undefined {
  const found = sensesOf(lemma, 'noun')
    .map(({ synset }) => synset)
    .filter(({ file, pointers }) => file === persons && pointers.some(({ sign }) => sign === '@i'));
  if (found.length === 0) return undefined;
  const line = (synset: Synset) => `${shownWord(fullName(synset))}: ${quotedSafely(synset.definition)}`;
  if (found.length === 1) return { text: line(found[0]!), names: [fullName(found[0]!)], confidence: 0.88 };
  return {
    text: `That could be:\n${found
      .slice(0, 5)
      .map((synset) => `- ${line(synset)}`)
      .join('\n')}`,
    names: found.map(fullName),
    confidence: 0.8,
  };
}

const fullName = ({ words }: Synset) =>
  words.toSorted((a, b) => Number(b.includes(' ')) - Number(a.includes(' ')))[0]!;

/** Places and buildings with a name of their own, where the entry says where. */
export function place({ lemma }: Entry): WordAnswer | undefined {
  const synset = instanceOf(lemma);
  if (
    !synset ||
    synset.file === persons ||
    !/\b(?:in|on|off|near|between|along|of|at)\b/.test(synset.definition)
  )
    return undefined;
  return {
    text: `${shownWord(synset.words[0]!)}: ${quotedSafely(synset.definition)}`,
    names: [synset.definition],
    confidence: 0.8,
  };
}

export function measure({ lemma }: Entry): WordAnswer | undefined {
  const synset = instanceOf(lemma);
  const [size] =
    /\d[\d,.]* (?:feet|miles|meters|metres|kilometers|kilometres)(?: (?:high|long|deep|tall))?/.exec(
      synset?.definition ?? '',
    ) ?? [];
  return synset && size
    ? {
        text: `**${size}**: ${synset.words[0]}, ${quotedSafely(synset.definition)}`,
        names: [size],
        confidence: 0.78,
      }
    : undefined;
}

export function year({ lemma }: Entry, which: 1 | 2): WordAnswer | undefined {
  const found = sensesOf(lemma, 'noun')
    .map(({ synset }) => synset)
    .filter(({ file, pointers }) => file === persons && pointers.some(({ sign }) => sign === '@i'));
  const [synset] = found;
  const years = /\((?:born in )?(\d{3,4})(?:-(\d{3,4}))?\)/.exec(synset?.definition ?? '');
  const said = years?.[which];
  if (found.length !== 1 || !synset || !said) return undefined;
  return {
    text: `${fullName(synset)} ${which === 1 ? 'was born' : 'died'} in **${said}**.`,
    names: [said],
    confidence: 0.88,
  };
}
