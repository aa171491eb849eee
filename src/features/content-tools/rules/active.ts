/** "The report was written by Anna" says who did it last; the other way round it is shorter. */
import { capital } from '#language/capital.ts';
import { baseForms } from '#language/base-forms.ts';
import { pastForms, verbForms } from '#language/irregular.ts';

const participle = [...new Set([...verbForms.values()].map(([, done]) => done))]
  .filter((word) => word !== 'been')
  .join('|');
/** After "by", these are no one who does anything. */
const notSomeone =
  /\b(?:river|sea|lake|road|street|window|door|side|end|time|way|hour|day|week|month|year|night|morning|evening|bus|train|car|boat|plane|foot|hand|phone|post|mail|email|e-mail|law|mistake|accident|chance|default|name|number|means|noon|midnight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|then|now)s?\b/i;
const passive = new RegExp(
  String.raw`^((?:the|this|that|these|those|our|my|his|her|their|its|an?|all|both) [\p{L}\d' -]{2,60}?|it|they|he|she|we|i|\p{Lu}[\p{L}]+(?: \p{Lu}\p{L}+){0,2}) (was|were) (?:(then|later|also|recently|finally|first) )?(\p{L}+ed|${participle}) by ((?:the|a|an|our|my|his|her|their) [\p{L}' -]{2,50}|\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,3})((?: in \d{4})?[.!]?)$`,
  'iu',
);
const asObject: Readonly<Record<string, string>> = {
  he: 'him',
  she: 'her',
  we: 'us',
  i: 'me',
  they: 'them',
  it: 'it',
};

export function activeVoice(sentence: string): string {
  const match = passive.exec(sentence);
  if (!match) return sentence;
  const [, thing = '', , when, done = '', doer = '', end = ''] = match;
  if (notSomeone.test(doer) || /\b(?:and|or|which|who|that)\b/i.test(doer)) return sentence;
  const past = pastOf(done);
  if (!past) return sentence;
  const object =
    asObject[thing.toLowerCase()] ?? (/^\p{Lu}\p{L}+ /u.test(thing) && !isName(thing) ? lower(thing) : thing);
  return `${capital(doer)} ${when ? `${when.toLowerCase()} ` : ''}${past} ${object}${end}`;
}

/** "The report" may be small within a sentence; "Anna Weber" may not. */
const isName = (thing: string) =>
  !/^(?:the|this|that|these|those|our|my|his|her|their|its|an?|all|both)\b/i.test(thing);

function pastOf(done: string): string | undefined {
  const low = done.toLowerCase();
  for (const base of baseForms(low)) {
    const [past, last] = pastForms(base);
    if (last === low) return past;
  }
  return low.endsWith('ed') ? low : undefined;
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
