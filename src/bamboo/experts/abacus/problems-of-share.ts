/** Parts and wholes: what each one has or gets, a part of many, amounts added up. */
import type { Sum } from './percentages.ts';
import { n, noun, product, quotient } from './problem-parts.ts';
import { unitKey } from './problems-of-price.ts';
import { numbersIn } from './story-text.ts';

/** "32 children, 3/4 of them passed". */
export function partOf(text: string): Sum | undefined {
  const match = /\b(\d+) [a-z]+\b[^\d]*?\b(\d+)\/(\d+) of (?:them|these|those|it|the [a-z]+)\b/.exec(text);
  return match &&
    numbersIn(text).length === 3 &&
    /\bhow many\b/.test(text) &&
    !/\b(?:not|left|remain|rest)\b/.test(text)
    ? {
        expression: `${match[1]} * ${match[2]} / ${match[3]}`,
        says: `${match[1]} × ${match[2]}/${match[3]} = **{}**`,
      }
    : undefined;
}

/** "3.2 km on Monday, 4.5 km on Tuesday and 5 km on Friday": amounts of one kind, added up. */
export function addedUp(text: string): Sum | undefined {
  const terms = [...text.matchAll(new RegExp(`${n} ?([a-z]+)`, 'g'))];
  const kinds = new Set(terms.map(([, , unit]) => unitKey(unit!)));
  const all = terms.map(([, number]) => number!);
  return terms.length >= 2 &&
    kinds.size === 1 &&
    numbersIn(text).length === terms.length &&
    /\b(?:in total|altogether|all together|total|in all)\b/.test(text) &&
    !/%|\b(?:each|every|per|times|left)\b/.test(text)
    ? { expression: all.join(' + '), says: `${all.join(' + ')} = **{}**` }
    : undefined;
}

/** "24 students, and each needs 3 pencils"; "6 boxes with 12 eggs each". */
export function eachHas(text: string): Sum | undefined {
  const match =
    new RegExp(
      `${n} ${noun}[^.\\d]{0,20}?\\b(?:each|every)\\b (?:${noun})?(?:needs?|has|have|had|gets?|got|holds?|contains?|costs?|weighs?|eats?|reads?|takes?|with|of|brings?|makes?|uses?) ${n}(?! ?%)`,
    ).exec(text) ??
    new RegExp(
      `${n} ${noun}(?:with|of|containing|that hold|holding|that contain|that have|having|contain|hold|have) ${n} ${noun}(?:each|apiece|in each|per ${noun})`,
    ).exec(text);
  if (
    !match ||
    numbersIn(text).length !== 2 ||
    !/\b(?:how many|how much|total|altogether|in all)\b/.test(text)
  )
    return undefined;
  if (/\b(?:left|remain|more|fewer|less)\b/.test(text)) return undefined;
  return product(match[1]!, match[2]!);
}

/** "Share 90 sweets among 6 children", "8 friends split a bill of 120". */
export function shared(text: string): Sum | undefined {
  const parting = '(?:share|split|divide|distribute|cut)(?:s|d|ed|ing)?|shared|split|divided|distributed';
  const match =
    new RegExp(
      `\\b(?:${parting})\\b(?: (?:${noun})?(?:of )?)?${n}(?: ${noun})?(?:equally |evenly |fairly )?(?:between|among|amongst|by|into|with|across) ${n}`,
    ).exec(text) ??
    new RegExp(
      `${n} (?:${noun})?(?:is|are|were|was|gets?|must be|to be|and)? ?(?:equally |evenly )?(?:${parting}) (?:equally |evenly |up )?(?:between|among|amongst|by|into|with|across) ${n}`,
    ).exec(text);
  const backwards = match
    ? undefined
    : new RegExp(
        `${n} ${noun}(?:want to |have to |would like to |decide to )?(?:${parting}) (?:an? |the )?(?:${noun})?(?:of )?${n}`,
      ).exec(text);
  const inParts =
    new RegExp(
      `${n} (?:${noun})?(?:in|into|over) ${n} (?:equal |monthly )*(?:rows?|groups?|boxes|bags|parts|teams|piles|instal\\w+|payments|months)\\b(?=.*\\b(?:each|per|every)\\b)`,
    ).exec(text) ??
    new RegExp(
      `${n}\\b.*\\b(?:we are|there are|for) ${n} (?:of us|people|persons|friends|guests)\\b(?=.*\\b(?:each|per person|everyone|every person)\\b)`,
    ).exec(text);
  const people = new RegExp(
    `\\b(?:we are|there are|we were) ${n} (?:of us|people|persons|friends|guests|colleagues)\\b.*?${n}(?=.*\\b(?:each|per person|everyone|everybody|every person)\\b)`,
  ).exec(text);
  if (people && numbersIn(text).length === 2 && !/%/.test(text)) return quotient(people[2]!, people[1]!);
  if (inParts && numbersIn(text).length === 2 && !/%/.test(text)) return quotient(inParts[1]!, inParts[2]!);
  const [whole, parts] = match ? [match[1], match[2]] : [backwards?.[2], backwards?.[1]];
  if (!whole || !parts || numbersIn(text).length !== 2 || /%|\b(?:me|myself) and\b/.test(text))
    return undefined;
  return quotient(whole, parts);
}
