/** A verb that must fit a subject some words before it, what is counted with “fewer”, and sentences run together. */
import { isPlural, pluralVerb, singularOf } from './agreement-rules.server.ts';
import type { Rule } from './grammar-rules.server.ts';
import { clauseBegins, isThing, ofMany } from './number-rules.server.ts';
import { baseOfPast } from './verb-forms.server.ts';

const which = 'the|my|your|his|her|our|their|these|those';
const within = 'in|on|of|at|from|under|near|behind|for|about|between';
/** "the survey", "page two", "the first floor". */
const place = `(?:(?:the|a|an|this|my|your|his|her|our|their) )?(?:[a-z]{3,12} )?[a-z]{2,15}`;
/** Hardly ever nouns, so that what stands before one is its subject. */
const said =
  'think|want|know|say|go|make|come|see|get|become|ask|seem|hear|believe|bring|happen|sit|speak|spend|grow|teach|remember|buy|send|build|learn|understand|write|eat|agree|enjoy|live|need|like|have|do';
const third = (verb: string) =>
  ({ have: 'has', do: 'does', go: 'goes', teach: 'teaches' })[verb] ??
  (/[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`);
const verbs = said.split('|');
/** "The saints' lives", "her likes", "our needs" are things. */
const thirds = verbs.filter((verb) => !/^(?:live|need|like|do)$/.test(verb)).map(third);
const singularVerb = (verb: string) =>
  ({ are: 'is', were: 'was', have: 'has' })[verb.toLowerCase()] ?? third(verb.toLowerCase());
const severalVerb = (verb: string) => (/^does/i.test(verb) ? verb.replace(/^does/i, 'do') : pluralVerb(verb));

export const learnerClauses: readonly Rule[] = [
  [
    new RegExp(
      `${clauseBegins}((?:each|one) of (?:${which}) (?:[a-z]{3,12} )?([a-z]{3,15}s)) (have|are|were|${said})\\b`,
      'gi',
    ),
    (all, lead, things, verb) => (isPlural(things!.toLowerCase()) ? `${lead} ${singularVerb(verb!)}` : all!),
    '“one of” is singular',
  ],
  [
    new RegExp(
      `${clauseBegins}((?:nobody|no one|everyone|everybody|someone|somebody) (?:${within}) (?:the|my|our|this|your|these|both|their) (?:[a-z]{2,12} )?[a-z]{3,15}) (are|were|have|know|think|want|say|believe|seem|understand|agree)\\b`,
      'gi',
    ),
    (_, lead, verb) => `${lead} ${singularVerb(verb!)}`,
    'the subject is singular',
  ],
  [
    new RegExp(
      `${clauseBegins}((?:the|my|your|his|her|our|their|this|a) ([a-z]{3,15}) of (?:(?:${which}) )?([a-z]{3,15}s)) (are|were|have)\\b`,
      'gi',
    ),
    (all, lead, thing, things, verb) =>
      !ofMany.has(thing!.toLowerCase()) &&
      isThing(thing!.toLowerCase(), 0.6) &&
      isPlural(things!.toLowerCase())
        ? `${lead} ${singularVerb(verb!)}`
        : all!,
    'the subject is singular',
  ],
  [
    new RegExp(
      `${clauseBegins}((?:${which}|some|many|all) ([a-z]{3,15}s) (?:${within}) ${place}) (was|is|has|doesn['’]t|does not)\\b`,
      'gi',
    ),
    (all, lead, things, verb) =>
      isPlural(things!.toLowerCase()) && !/\b(?:which|that|who|what)\b/i.test(lead!)
        ? `${lead} ${severalVerb(verb!)}`
        : all!,
    'the subject is plural',
  ],
  [
    new RegExp(
      `${clauseBegins}((?:${which}|some|many|all) ([a-z]{3,15}s)) (doesn['’]t|does not|${thirds.join('|')})\\b`,
      'gi',
    ),
    (all, lead, things, verb) => {
      if (!isPlural(things!.toLowerCase())) return all!;
      const base = verbs.find((one) => third(one) === verb!.toLowerCase());
      return `${lead} ${base ?? severalVerb(verb!)}`;
    },
    'the subject is plural',
  ],
  [
    new RegExp(
      `${clauseBegins}((?:the|my|your|his|her|our|this) ([a-z]{3,15})) have ((?:already |just |also |now |never |not )?)([a-z]{3,15})\\b`,
      'gi',
    ),
    (all, lead, thing, how, verb) => {
      const low = thing!.toLowerCase();
      if (ofMany.has(low) || !isThing(low, 0.6) || !baseOfPast(verb!.toLowerCase())) return all!;
      return `${lead} has ${how}${verb}`;
    },
    'the subject is singular',
  ],
  [
    // "If the door to the garden were open" only supposes.
    new RegExp(
      `(?<!\\b(?:if|though|wish|whether) )${clauseBegins}((?:the|my|your|his|her|our|this) ([a-z]{3,15}) (?:in|on|at|from|near|behind|with) (?:the|a|my|your|his|her|our|this) [a-z]{3,15}) (are|were)\\b`,
      'gi',
    ),
    (all, lead, thing, verb) =>
      !ofMany.has(thing!.toLowerCase()) && isThing(thing!.toLowerCase(), 0.6)
        ? `${lead} ${singularVerb(verb!)}`
        : all!,
    'the subject is singular',
  ],
  [
    /(?<!\bno )\bless ([a-z]{3,15}s)\b/gi,
    (all, things) => {
      const low = things!.toLowerCase();
      const one = singularOf(low);
      return isPlural(low) && one !== undefined && isThing(one, 0.7) ? `fewer ${things}` : all!;
    },
    'use “fewer” with things you can count',
  ],
  [/\bless (people|children|men|women)\b/gi, 'fewer $1', 'use “fewer” with things you can count'],
  [
    // "However you like", "however it is cooked": that is in whatever way.
    /(?<=[a-z]{2}) ?, however,? (?=(?:i|he|she|it|we|they|the [a-z]+|this|that|there) (?:needs?|wants?|will|would|can|could|should|must|seems?|cannot|can['’]t|did|does|do|have|has|am)\b)/gi,
    '; however, ',
    'two sentences need more than a comma between them',
  ],
];
