/** One or several: "two report to finish", "the meeting have been moved". Only where the sentence can be read in one way. */
import { pluralOf, regularPlural } from '#language/irregular.ts';
import { countsOf } from '../lexicon/word-frequency.server.ts';
import { isQuality, uncounted } from './agreement-rules.server.ts';
import type { Rule } from './grammar-rules.server.ts';

const numbers =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty';
/** After these a number counts what follows; after “the” or “these” it may be people: "the two report to her". */
const takesThing =
  'have|has|had|need|needs|needed|want|wants|wanted|write|writes|wrote|written|read|send|sends|sent|buy|bought|get|got|finish|finished|lost|found|find|bring|brought|give|gave|receive|received|are|were|with|for|of|about|after|before|from|in|by|on|only|there are|there were|me|us|you|him|them';
const after = String.raw`(?=\s*(?:[.,;:!?)]|$)|\s+(?:and|or|but|in|on|at|for|with|from|to|of|about|which|that|is|are|was|were|because|when|so|by|ago|before|after|yesterday|today|tomorrow|last|next|this|already|now)\b)`;
/** Many at once, or none that is counted. */
export const ofMany = new Set(
  'staff team family government crew public majority minority number rest committee board company couple pair crowd audience press management jury council class group party band army navy union department media data youth half lot variety range series host bulk remainder police cattle people clergy faculty cast gang choir orchestra population generation opposition enemy firm club bank side squad trio duo quartet handful dozen bunch flock percentage proportion fraction third quarter mix mixture set collection kind sort type plenty mass string stream wave'.split(
    ' ',
  ),
);
export const clauseBegins = String.raw`(?<=(?:^|[.!?;:]\s+|\n\s*|\b(?:that|because|but|if|when|since|although|though|while|says|said|think|know|hope|see|hear|so)\s+|(?:^|[.!?]\s+)[a-z]{4,16},\s+))`;
const plurals = new Set(pluralOf.values());

/** Mostly a noun, or often enough where the sentence asks for one. */
export function isThing(word: string, least: number): boolean {
  if (word.endsWith('s') || uncounted.has(word) || plurals.has(word)) return false;
  const counts = countsOf(word);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return all > 0 && (counts.get('noun') ?? 0) / all >= least;
}

export const oneOrSeveral: readonly Rule[] = [
  [
    new RegExp(`\\b(${takesThing}) (${numbers}) ((?:[a-z]{3,12} )??)([a-z]{3,15})\\b${after}`, 'gi'),
    (all, lead, count, how, thing) => {
      const low = thing!.toLowerCase();
      const isName = /^[A-Z]/.test(thing!);
      if (isName || (how && !isQuality(how.trim().toLowerCase())) || !isThing(low, 0.3)) return all!;
      return `${lead} ${count} ${how}${pluralOf.get(low) ?? regularPlural(low)}`;
    },
    'use the plural for more than one',
  ],
  [
    new RegExp(
      `${clauseBegins}((?:the|my|your|his|her|our|their|this) (?:[a-z]{3,12} )?)([a-z]{3,15}) have ((?:already |just |also |now |never |not )?been)\\b`,
      'gi',
    ),
    (all, lead, thing, been) => {
      const [, how] = lead!.trim().toLowerCase().split(' ');
      const low = thing!.toLowerCase();
      // "The poor", "the English" are many.
      if (ofMany.has(low) || isQuality(low) || /^[A-Z]/.test(thing!)) return all!;
      if ((how && !isQuality(how)) || !isThing(low, 0.15)) return all!;
      return `${lead}${thing} has ${been}`;
    },
    'the subject is singular',
  ],
  [new RegExp(`${clauseBegins}this have been\\b`, 'gi'), 'this has been', 'the subject is singular'],
];
