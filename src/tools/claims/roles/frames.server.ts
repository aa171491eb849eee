/** Who does what to whom: the relations that a statement tells, each with who has which role in it, whichever side it is told from. */
import { baseForms } from '#language/base-forms.ts';
import { sensesOf } from '#language/wordnet.server.ts';
import type { Claim } from '../claims.ts';
import type { Item } from '../words.ts';
import { clausesOf, type Clause, type Phrase } from './phrases.server.ts';
import {
  isMeasuring,
  isMutual,
  isSymmetric,
  measureOf,
  relationOfNoun,
  relationOfPreposition,
  relationsOfVerb,
  type Relation,
} from './relations.ts';

export interface Frame {
  relation: string;
  /** The things in each role. */
  roles: ReadonlyMap<string, readonly Item[]>;
  /** The words that tell the relation itself. */
  covered: readonly Item[];
  /** Both ways round can be true. */
  isMutual: boolean;
  /** For a noun of kinship, which of the two it names: a mother is no father, though both are parents. */
  side?: string;
}

/** Read once, used in every pair. */
const framesRead = new WeakMap<Claim, Frame[]>();

export function framesOf(claim: Claim): Frame[] {
  const frames = framesRead.get(claim) ?? framesIn(claim);
  framesRead.set(claim, frames);
  return frames;
}

function framesIn(claim: Claim): Frame[] {
  return [
    ...comparisons(claim),
    ...splits(claim),
    ...kinships(claim),
    ...clausesOf(claim).flatMap(framesOfClause),
  ];
}

function framesOfClause({ verb, isPassive, phrases }: Clause): Frame[] {
  if (isSymmetric(verb.root)) return [];
  const known = relationsOfVerb(verb.root);
  const generic: Relation = { name: verb.root, roles: { subject: 'subject', object: 'object' } };
  const isOther = isMutual(verb.root);
  return [...known, generic].flatMap((relation) => {
    const roles = rolesIn(phrases, relation, isPassive);
    return roles.size > 1
      ? [{ relation: relation.name, roles, covered: [verb], isMutual: isOther && relation === generic }]
      : [];
  });
}

function rolesIn(
  phrases: readonly Phrase[],
  { roles }: Relation,
  isPassive: boolean,
): Map<string, readonly Item[]> {
  const at = (place: string) => phrases.filter((phrase) => phrase.place === place);
  const found = new Map<string, readonly Item[]>();
  const put = (role: string | undefined, phrase: Phrase | undefined) => {
    if (role && phrase && phrase.items.length > 0 && !found.has(role)) found.set(role, phrase.items);
  };
  const [subject] = at('subject').filter(({ items }) => items.length > 0);
  const objects = at('object');
  // "In Paris stands the tower": who stands after it is its subject.
  const isInverted = !subject && !isPassive;
  const receiver = Object.entries(roles).find(
    ([place, role]) => role === 'receiver' && place !== 'subject',
  )?.[1];
  if (isPassive) {
    put(objects.length > 0 && receiver ? receiver : roles.object, subject);
    put(roles.subject, at('by')[0]);
    put(receiver ? roles.object : undefined, objects[0]);
  } else if (isInverted) put(roles.subject, objects[0]);
  else {
    put(roles.subject, subject);
    if (receiver && objects.length > 1 && at('to').length === 0) {
      put(receiver, objects[0]);
      put(roles.object, objects[1]);
    } else put(roles.object, objects[0]);
  }
  for (const [place, role] of Object.entries(roles))
    if (place !== 'subject' && place !== 'object') put(role, at(place)[0]);
  if (roles.subject === 'subject')
    for (const { place, items } of phrases)
      if (!elsewhere.has(place) && items.length > 0 && !found.has(place)) found.set(place, items);
  return found;
}

/** Told by a frame of their own, or by none. */
const elsewhere = new Set(['subject', 'object', 'by', 'of', 'than', 'as', 'before', 'after', 'because']);

const be = /^(?:is|are|was|were|became|be|been|comes?|came|lies|lay|stands|stood)$/;

/** "Ines is the mother of Jonas", "Jonas is Ines's son", "Lima lies south of Quito". */
function kinships({ items, tokens }: Claim): Frame[] {
  const verb = tokens.findIndex(({ lower }, at) => at > 0 && be.test(lower));
  if (verb < 0) return [];
  return items.flatMap((noun) => {
    const relation = noun.at > verb && !noun.isName ? relationOfNoun(noun.root) : undefined;
    if (!relation) return [];
    const subject = items.filter(({ at }) => at >= 0 && at < verb);
    const after = items.filter(({ at }) => at > noun.at && ['of', 'for', 'to'].includes(markOf(tokens, at)));
    const owner = items.filter(({ at }) => at > verb && at < noun.at && at >= noun.at - 2);
    const other = after.length > 0 ? after : owner;
    if (subject.length === 0 || other.length === 0) return [];
    return [
      {
        relation: relation.name,
        roles: new Map([
          [relation.roles.subject!, subject],
          [relation.roles.of!, other],
        ]),
        covered: [noun],
        isMutual: false,
        side: relation.roles.subject!,
      },
    ];
  });
}

/** The preposition that it stands behind. */
function markOf(tokens: Claim['tokens'], at: number): string {
  const skipped = /^(?:the|a|an|his|her|their|its)$/;
  let place = at - 1;
  while (place >= 0 && skipped.test(tokens[place]!.lower)) place -= 1;
  return tokens[place]?.lower ?? '';
}

/** "Lead is heavier than copper", "more people live in Lagos than in Cairo", "copper is not as heavy as lead". */
function comparisons({ items, tokens }: Claim): Frame[] {
  const than = tokens.findIndex(({ lower }) => lower === 'than');
  const as = tokens.findIndex(({ lower }, at) => lower === 'as' && tokens[at + 2]?.lower === 'as');
  const isEqual = than < 0;
  const pivot = isEqual ? (as < 0 ? -1 : as + 2) : than;
  if (pivot < 1) return [];
  const isDenied = isEqual && tokens.slice(0, as).some(({ lower }) => lower === 'not' || lower === 'never');
  if (isEqual && !isDenied) return [];
  const right = items.filter(({ at }) => at > pivot);
  const mark = markOf(tokens, right[0]?.at ?? 0);
  const before = items.filter(({ at }) => at >= 0 && at < pivot);
  const degree = isEqual ? { at: as + 1, isLess: false } : degreeOf(tokens, than);
  if (!degree || right.length === 0) return [];
  const alike = before.filter(({ at }) => mark !== 'than' && mark !== 'as' && markOf(tokens, at) === mark);
  const left =
    alike.length > 0
      ? alike.slice(-1)
      : nounsBefore(
          before.filter(({ at }) => at < degree.at),
          tokens,
        );
  if (left.length === 0) return [];
  const measure = measureOf(tokens[degree.at]!.lower);
  const isMore = (measure.isMuch !== degree.isLess) !== isDenied;
  const [more, less] = isMore ? [left, right] : [right, left];
  const covered = items.filter(({ at, word }) => at === degree.at || /^(?:more|less|fewer)$/.test(word));
  return measure.names.map((name) => ({
    relation: `measure ${name}`,
    roles: new Map([
      ['more', more],
      ['less', less],
    ]),
    covered,
    isMutual: false,
  }));
}

/** "Heavier", not "power". */
const isComparative = (word: string) =>
  word === 'worse' ||
  (word.endsWith('er') && baseForms(word).some((form) => form !== word && sensesOf(form, 'adj').length > 0));

interface Degree {
  /** The place of the word that says of what there is more or less. */
  at: number;
  isLess: boolean;
}

/** "Heavier than", "less heavy than", "costs more than", "has fewer parts than". */
function degreeOf(tokens: Claim['tokens'], than: number): Degree | undefined {
  for (let at = than - 1; at >= 0; at -= 1) {
    const { lower } = tokens[at]!;
    const isLess = /^(?:less|fewer)$/.test(lower);
    if (isLess || lower === 'more') {
      // "More expensive than" is of the adjective, "costs more than" of the verb, "more parts than" of how many.
      if (at === than - 2) return { at: at + 1, isLess };
      const isVerb = at === than - 1 && at > 0 && isMeasuring(tokens[at - 1]!.lower);
      return isVerb ? { at: at - 1, isLess } : { at, isLess: false };
    }
    const isAlone = !/^(?:more|less|fewer)$/.test(tokens[at - 1]?.lower ?? '');
    if (isAlone && at >= than - 2 && isComparative(lower)) return { at, isLess: false };
  }
  return undefined;
}

/** Without what is behind a preposition: "the bus to Rome". */
const nounsBefore = (items: readonly Item[], tokens: Claim['tokens']) =>
  items.filter(({ at }) => !/^(?:of|in|on|at|to|from|for|with)$/.test(markOf(tokens, at)));

/** What comes before and after, above and below, and why: either side is a whole. */
function splits({ items, tokens }: Claim): Frame[] {
  return tokens.flatMap(({ lower }, at): Frame[] => {
    const relation = lower === 'because' ? because : relationOfPreposition(lower);
    if (!relation) return [];
    const pause = at === 0 ? tokens.findIndex((token, place) => place > 0 && token.afterPause) : -1;
    if (at === 0 && pause < 0) return [];
    const isRight = (item: Item) => item.at > at && (at > 0 || item.at < pause);
    const isLeft = (item: Item) => item.at >= 0 && (at > 0 ? item.at < at : item.at >= pause);
    const [left, right] = [items.filter(isLeft), items.filter(isRight)];
    if (left.length === 0 || right.length === 0) return [];
    return [
      {
        relation: relation.name,
        roles: new Map([
          [relation.roles.left!, left],
          [relation.roles.right!, right],
        ]),
        covered: [],
        isMutual: false,
      },
    ];
  });
}
const because: Relation = { name: 'because', roles: { left: 'effect', right: 'cause' } };
