/** Long words and the short ones that say the same, in all their forms. */
import { gerundOf, thirdPersonOf } from '#language/conjugate.ts';
import { pastForms } from '#language/irregular.ts';
import type { Rule } from '#language/rewrite.ts';

/** Verb → verb. Those whose participle would read badly after "was" stand in `notPassive`. */
const verbs =
  `utilise use,utilize use,commence start,terminate end,facilitate support,demonstrate show,purchase buy,obtain get,assist help,endeavour try,attempt try,
ascertain find out,reside live,retain keep,transmit send,modify change,initiate start,accelerate speed up,accumulate gather,acquire get,anticipate expect,
cease stop,comprehend understand,conceal hide,construct build,depart leave,discontinue stop,eliminate remove,enumerate list,expedite speed up,illustrate show,
notify tell,procure get,relocate move,verify check,elucidate explain,necessitate call for,reimburse pay back,remunerate pay,ameliorate improve,disclose reveal,
possess have,inquire ask,enquire ask,prioritise put first,prioritize put first,finalise finish,finalize finish,optimise improve,optimize improve,amend change,
encounter meet,inform tell,indicate show,submit send in,require need,participate take part,constitute make up,identify find,alleviate ease,augment add to,convene meet,
diminish lessen,envisage expect,formulate work out,liaise work,mitigate reduce,peruse read,proceed go ahead,rectify correct,remit send,solicit ask for,supplement add to`
    .split(/,\s*/)
    .map((pair) => {
      const [long = '', ...short] = pair.trim().split(' ');
      return [long, short.join(' ')] as const;
    });
const notPassive = new Set(['get', 'have', 'help', 'take part', 'call for']);

const phrases: readonly (readonly [string, string])[] = [
  ['in accordance with', 'following'],
  ['in the absence of', 'without'],
  ['in the vicinity of', 'near'],
  ['in close proximity to', 'near'],
  ['on a regular basis', 'regularly'],
  ['on a daily basis', 'every day'],
  ['on a weekly basis', 'every week'],
  ['on a monthly basis', 'every month'],
  ['with the exception of', 'except'],
  ['as a consequence of', 'because of'],
  ['as a result of', 'because of'],
  ['for the duration of', 'during'],
  ['in lieu of', 'instead of'],
  ['in conjunction with', 'together with'],
  ['despite the fact that', 'although'],
  ['in the course of', 'during'],
  ['with reference to', 'about'],
  ['at the earliest opportunity', 'as soon as possible'],
  ['at your earliest convenience', 'as soon as you can'],
  ['in excess of', 'more than'],
  ['in addition to', 'besides'],
  ['a number of', 'several'],
  ['on the grounds that', 'because'],
  ['in light of the fact that', 'because'],
  ['owing to the fact that', 'because'],
  ['with a view to', 'to'],
  ['the question as to whether', 'whether'],
  ['is required to', 'must'],
  ['are required to', 'must'],
  ['am required to', 'must'],
  ['is obliged to', 'must'],
  ['are obliged to', 'must'],
  ['every endeavour will be made to', 'we will try to'],
  ['has an impact on', 'affects'],
  ['have an impact on', 'affect'],
  ['an additional', 'another'],
  ['per annum', 'a year'],
  ['commencement of', 'the start of'],
  ['prior to the commencement of', 'before'],
];

const words: readonly (readonly [string, string])[] =
  `sufficient enough,insufficient not enough,numerous many,subsequently later,frequently often,initially at first,individuals people,beneficial helpful,optimal best,
residence home,remainder rest,methodology method,methodologies methods,consequently so,furthermore also,moreover also,whilst while,amongst among,assistance help,
approximately about,additional more,additionally also,lengthy long,erroneous wrong,erroneously wrongly,adjacent next,expeditiously quickly,promptly quickly,
predominantly mainly,primarily mainly,preceding earlier,regarding about,thereafter later,henceforth from now on,notwithstanding despite,objectives goals,
terminology terms,expenditure spending,parameters limits,utilisation use,utilization use,documentation papers,participation part,inception start,cognisant aware,cognizant aware,
commencement start,component part,components parts,concept idea,concepts ideas,equitable fair,feasible possible,viable workable,pertaining relating,principal main,proficiency skill,validate confirm,whereas while`
    .split(/,\s*/)
    .map((pair) => {
      const [long = '', ...short] = pair.trim().split(' ');
      return [long, short.join(' ')] as const;
    })
    // "Their participation" is not "their part".
    .filter(([long]) => long !== 'participation' && long !== 'adjacent' && long !== 'validate');

const ofFirst = (phrase: string, form: (verb: string) => string) => {
  const [verb = '', ...rest] = phrase.split(' ');
  return [form(verb), ...rest].join(' ');
};

interface Form {
  long: string;
  short: string;
  /** A participle of this reads badly after "was". */
  notPassive: boolean;
}

const forms: Form[] = verbs.flatMap(([long, short]) => {
  const awkward = notPassive.has(short) || short.includes(' ');
  const past = pastForms(long)[0];
  return [
    { long, short, notPassive: false },
    { long: thirdPersonOf(long), short: ofFirst(short, thirdPersonOf), notPassive: false },
    { long: gerundOf(long), short: ofFirst(short, gerundOf), notPassive: false },
    { long: past, short: ofFirst(short, (verb) => pastForms(verb)[0]), notPassive: awkward },
  ];
});

const afterBe = /\b(?:is|are|was|were|be|been|being)(?: \w+ly)? $/i;
const like = (was: string, now: string) =>
  /^\p{Lu}/u.test(was) ? now.charAt(0).toUpperCase() + now.slice(1) : now;

const table = new Map<string, Form>(forms.map((form) => [form.long, form]));
for (const [long, short] of words) table.set(long, { long, short, notPassive: false });
const participles = new Map(
  verbs.map(([long, short]) => [pastForms(long)[1], ofFirst(short, (verb) => pastForms(verb)[1])]),
);

const phraseRules: readonly Rule[] = phrases.map(([long, short]) => [
  new RegExp(`\\b${long}\\b`, 'gi'),
  (was: string) => like(was, short),
]);

/** Most sentences hold none of them, and one look tells that. */
const anyPhrase = new RegExp(`\\b(?:${phrases.map(([long]) => long).join('|')})\\b`, 'i');

/** One pass over the words: what is not in the table stays. */
export function inSimplerWords(text: string): string {
  const plain = anyPhrase.test(text)
    ? phraseRules.reduce((so, [pattern, now]) => so.replaceAll(pattern, now as () => string), text)
    : text;
  return plain.replaceAll(/\p{L}+/gu, (word, at: number) => {
    const form = table.get(word.toLowerCase());
    if (!form) return word;
    const isPassive = afterBe.test(plain.slice(Math.max(0, at - 30), at));
    if (isPassive && participles.has(form.long)) {
      if (form.notPassive) return word;
      return like(word, participles.get(form.long)!);
    }
    // "The purchase", "an attempt": a noun here.
    if (isNoun(form, plain.slice(Math.max(0, at - 20), at))) return word;
    return like(word, form.short);
  });
}

const isNoun = ({ long }: Form, before: string) =>
  /^(?:purchase|attempt|encounter|supplement|amend|construct|proceed)s?$|^proceeds$/.test(long) &&
  /\b(?:an?|the|his|her|their|our|my|your|its|this|that|these|no|each|every|first|second|of)(?: \w+)? $/i.test(
    before,
  );

/** Those in a text that have a shorter one, for pointing at. */
export function longWordsIn(text: string): { long: string; short: string }[] {
  const found = new Map<string, string>();
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    const form = table.get(word.toLowerCase());
    if (form) found.set(form.long, form.short);
  }
  return [...found].map(([long, short]) => ({ long, short }));
}
