/** What is counted in English and what is not, and what comes of it for verbs and plurals. */
import { pluralOf, regularPlural } from '#language/irregular.ts';
import { partsOf, sensesOf } from '#language/wordnet.server.ts';
import type { Rule } from './grammar-rules.server.ts';

const counted =
  '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|hundred|many|several|few|some|other|young|old|most|these|those|all|poor|rich)';
const countable =
  'people|friends|books|things|cars|times|problems|children|students|questions|mistakes|countries|houses|words|apples|days|hours|years|chairs|tables|eggs|bananas|oranges|dogs|cats|pens|shops|tourists|trees|flowers|photos|pictures|brothers|sisters|languages';
const irregularPlurals: Readonly<Record<string, string>> = {
  womans: 'women',
  mans: 'men',
  childs: 'children',
  foots: 'feet',
  tooths: 'teeth',
  mouses: 'mice',
  gooses: 'geese',
  persons: 'people',
  wifes: 'wives',
  knifes: 'knives',
  lifes: 'lives',
};

export const learnerCounting: readonly Rule[] = [
  // What is counted and what is not
  [new RegExp(`\\b(${counted}) peoples\\b(?! of\\b)`, 'gi'), '$1 people', '“people” is the plural already'],
  [
    /\b(womans|mans|childs|foots|tooths|mouses|gooses|wifes|knifes)\b/gi,
    (word) => irregularPlurals[word!.toLowerCase()]!,
    'this plural is irregular',
  ],
  [
    /\ban? (information|advice|furniture|homework|luggage|equipment|news|research|knowledge)\b(?! [a-z]+(?:ion|er|or|desk|centre|center|paper|letter|column|sheet|session|system|reader|agency|anchor|item|base|team|project|worker|rack|tag)\b)/gi,
    'some $1',
    'this can’t be counted',
  ],
  [
    /\ban? (good|bad|useful|important|interesting|new) (information|advice|furniture|homework|luggage|equipment|research|knowledge)\b(?=[.,!?]| (?:to|for|about|on|from|and|but|because|that|which)\b|$)/gi,
    '$1 $2',
    'this can’t be counted',
  ],
  [
    /\bmany (?:good |bad |new |useful )?(?:information|advice|furniture|homework|luggage|equipment|money|work|time)\b/gi,
    (all) => all!.replace(/^many/i, 'much'),
    'this can’t be counted',
  ],
  [/\bfew (money|time|water|milk|bread|work|information)\b/gi, 'little $1', 'this can’t be counted'],
  [
    /\b(information|advice|furniture|luggage|equipment|homework|news|knowledge) (are|were|have)\b/gi,
    (_, thing, verb) => `${thing} ${{ are: 'is', were: 'was', have: 'has' }[verb!.toLowerCase()]}`,
    'use the singular here',
  ],
  [/\b(mathematics|physics|economics) are\b/gi, '$1 is', 'use the singular here'],
  [
    /\bpolice (is|was|has)\b/gi,
    (_, verb) => `police ${{ is: 'are', was: 'were', has: 'have' }[verb!.toLowerCase()]}`,
    '“police” is plural',
  ],
  [
    /\b(long|short|brown|blond|blonde|black|dark|curly|grey|red|straight|beautiful) hairs\b/gi,
    '$1 hair',
    '“hair” has no plural here',
  ],
  [
    new RegExp(`\\bthere (?:is|was) (too )?(?:much|many) (${countable})\\b`, 'gi'),
    (all, too, things) => `there ${/was/i.test(all!) ? 'were' : 'are'} ${too ?? ''}many ${things}`,
    'use “are many” with things you can count',
  ],
  [
    new RegExp(`\\b(how|too|so|very) much (?=(?:${countable})\\b)`, 'gi'),
    '$1 many ',
    'use “many” with things you can count',
  ],
  [
    /\b(one of (?:my|the|our|his|her|your|their)(?: best| good| old)?) (friend|brother|sister|teacher|student|colleague|neighbour|cousin|book|reason|problem|thing|place|city|car)\b/gi,
    (_, lead, thing) => `${lead} ${pluralOf.get(thing!) ?? regularPlural(thing!)}`,
    'one of several',
  ],
  [/\bmost of people\b/gi, 'most people', 'it is “most people”'],
  [
    /\b(every|each) ([a-z]+s) have\b/gi,
    (all, which, things) => {
      const one = [things!.replace(/ies$/, 'y'), things!.replace(/s$/, '')].find(
        (word) => word !== things && sensesOf(word, 'noun').length > 0,
      );
      return one ? `${which} ${one} has` : all!;
    },
    '“every” and “each” are singular',
  ],
  [
    /\b(every|each) ([a-z]+) have\b/gi,
    (all, which, thing) =>
      sensesOf(thing!.toLowerCase(), 'noun').length > 0 && !thing!.endsWith('s')
        ? `${which} ${thing} has`
        : all!,
    '“every” and “each” are singular',
  ],
  [
    /\bthis ([a-z]{3,12}s) are\b/gi,
    (all, things) =>
      sensesOf(things!.slice(0, -1), 'noun').length > 0 && !things!.endsWith('ss')
        ? `these ${things} are`
        : all!,
    'use “these” with a plural',
  ],
  [
    /\b(these|those) ([a-z]{3,12}) (are|were)\b/gi,
    (all, which, thing, verb) =>
      !thing!.endsWith('s') &&
      partsOf(thing!)[0] === 'noun' &&
      ![...pluralOf.values()].includes(thing!) &&
      !/^(?:people|police|sheep|fish|deer|data|media|two|three|few)$/.test(thing!)
        ? `${which} ${pluralOf.get(thing!) ?? regularPlural(thing!)} ${verb}`
        : all!,
    'use the plural for more than one',
  ],
  [
    /\bthat are (?=(?:my|your|his|her|our|their) [a-z]+s\b)/gi,
    (all, ...rest) => (rest.length > 0 ? all!.replace(/^that/i, 'those') : all!),
    'use “those” with a plural',
  ],
];
