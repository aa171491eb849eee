/** Relations between two that can be told from either side, with who stands where: what Ann lends to Ben, Ben borrows from Ann. */
import { rootOf } from '#language/roots.ts';

/** Where a participant stands around the word: before it, after it, or after a preposition. */
export type Place = string;
export type Role = string;

export interface Relation {
  name: string;
  /** For each place the role of whoever stands there. */
  roles: Readonly<Record<Place, Role>>;
}

/**
 * Each line is one relation, each part between bars one way to tell it: its words, then who is the subject, who the object, and who
 * follows a preposition. Two roles without a preposition besides a third: "gave Ben the keys" names the receiver first.
 */
const verbs = `
sell: sell = giver thing to:receiver | buy purchase = receiver thing from:giver
lend: lend loan = giver thing to:receiver | borrow = receiver thing from:giver
rent: let lease rent = giver thing to:receiver | rent lease hire = receiver thing from:giver
give: give hand donate pass present award grant = giver thing to:receiver | receive get obtain accept = receiver thing from:giver
send: send mail ship post deliver = giver thing to:receiver | receive get = receiver thing from:giver
bequeath: leave bequeath = giver thing to:receiver | inherit = receiver thing from:giver
supply: supply provide = giver thing to:receiver | get receive obtain = receiver thing from:giver
export: export = giver thing to:receiver | import = receiver thing from:giver
owe: owe = giver thing to:receiver
pay: pay = giver thing to:receiver | earn receive = receiver thing from:giver
teach: teach = giver receiver | learn = receiver thing from:giver
tell: tell = giver thing to:receiver | hear = receiver thing from:giver
beat: beat defeat overcome conquer vanquish outplay = winner loser | win = winner against:loser over:loser | lose = loser to:winner against:winner | fall = loser to:winner
own: own possess = owner thing | belong = thing to:owner
contain: contain include comprise hold = whole part | belong = part to:whole
employ: employ hire = boss worker | work = worker for:boss under:boss in:boss at:boss | report = worker to:boss
lead: lead manage supervise = boss worker | report answer = worker to:boss | work = worker under:boss
precede: precede predate = earlier later | follow succeed = later earlier | come happen occur take = earlier before:later | come happen occur take = later after:earlier
cause: cause trigger provoke = cause effect | lead = cause to:effect | result = cause in:effect | result stem arise come follow = effect from:cause
depend: depend rely = needy on:needed | support sustain = needed needy
exceed: exceed surpass = more less
chase: chase pursue hunt = hunter prey | flee escape = prey from:hunter
`;

/** Told with "is": "Ines is the mother of Jonas", "Jonas is Ines's son". Where a verb tells it, too, the roles are those of the verb. */
const nouns = `
parent: mother father parent mum dad / son daughter child
grandparent: grandmother grandfather grandparent / grandson granddaughter grandchild
aunt: aunt uncle / niece nephew
ancestor: ancestor forefather / descendant
employ boss/worker: boss manager employer supervisor / employee worker subordinate assistant
teach giver/receiver: teacher tutor mentor master / pupil student apprentice disciple
landlord: landlord landlady / tenant renter
doctor: doctor physician therapist / patient
lawyer: lawyer solicitor / client
own owner/thing: owner proprietor / property possession
creditor: creditor lender / debtor borrower
sell giver/receiver: seller vendor supplier / buyer customer
host: host / guest
beat winner/loser: winner / loser
predecessor: predecessor forerunner / successor heir
cause cause/effect: cause reason trigger origin / result effect consequence outcome product
whole: whole / part
north: north / south
northeast: northeast / southwest
northwest: northwest / southeast
east: east / west
left: left / right
`;

/** Told by a preposition alone; the second says it from the other side. */
const prepositions = 'before/after above/below over/under behind/front';

/** How much of what an adjective tells; each line is one measure, much and little. */
const measures = `
long / short
tall high / short low
large big great vast / small little tiny
wide broad / narrow
deep / shallow
heavy weighty / light
old ancient / young new recent
late / early
fast quick rapid swift / slow
hot warm / cold cool chilly
expensive dear costly pricey / cheap inexpensive affordable
rich wealthy / poor
strong powerful / weak
hard difficult tough / easy simple
hard / soft
thick / thin
far distant / near close
bright / dark dim faint
good better / bad worse
safe secure / dangerous risky unsafe
loud noisy / quiet
many much more numerous / few fewer less
dense / sparse
healthy / unhealthy
happy / sad
common frequent / rare
clean / dirty
dry / wet
full / empty
sweet / sour bitter
`;
/** Verbs that compare by "more" and "less". */
const measuring: Readonly<Record<string, string>> = { cost: 'expensive', weigh: 'heavy', last: 'long' };

/** Both may have done it to each other. */
const mutual = new Set(
  'visit meet know love like hate admire trust write call phone help thank see greet kiss hug invite follow support influence criticise respect'
    .split(' ')
    .map(rootOf),
);
/** Said of two, the order says nothing. */
const symmetric = new Set(
  'marry equal resemble border meet match differ agree join touch adjoin cross neighbour correspond coincide mix combine merge play fight face'
    .split(' ')
    .map(rootOf),
);

function verbTable(): ReadonlyMap<string, readonly Relation[]> {
  const found = new Map<string, Relation[]>();
  for (const line of verbs.trim().split('\n')) {
    const [name, ways] = splitOnce(line);
    for (const way of ways.split(' | ')) {
      const [words = '', places = ''] = way.split(' = ');
      const roles: Record<Place, Role> = {};
      const bare: Role[] = [];
      for (const place of places.trim().split(' ')) {
        const [preposition, role] = place.split(':');
        if (role) roles[preposition!] = role;
        else bare.push(place);
      }
      if (bare[0]) roles.subject = bare[0];
      if (bare[1]) roles.object = bare[1];
      for (const word of words.trim().split(' ')) {
        const root = rootOf(word);
        found.set(root, [...(found.get(root) ?? []), { name, roles }]);
      }
    }
  }
  return found;
}

function splitOnce(line: string): [string, string] {
  const at = line.indexOf(': ');
  return [line.slice(0, at), line.slice(at + 2)];
}

const byVerb = verbTable();
export const relationsOfVerb = (root: string): readonly Relation[] => byVerb.get(root) ?? [];

const byNoun = new Map(
  nouns
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [head, words] = splitOnce(line);
      const [name = '', named = 'first/second'] = head.split(' ');
      const both = named.split('/') as [string, string];
      return words.split(' / ').flatMap((side, number) =>
        side.split(' ').map((word): [string, Relation] => {
          const [self, other] = number === 0 ? both : [both[1], both[0]];
          return [rootOf(word), { name, roles: { subject: self, of: other, for: other, to: other } }];
        }),
      );
    }),
);
export const relationOfNoun = (root: string): Relation | undefined => byNoun.get(root);

const byPreposition = new Map(
  prepositions.split(' ').flatMap((pair): [string, Relation][] => {
    const [one, other] = pair.split('/') as [string, string];
    return [
      [one, { name: one, roles: { left: 'first', right: 'second' } }],
      [other, { name: one, roles: { left: 'second', right: 'first' } }],
    ];
  }),
);
export const relationOfPreposition = (word: string): Relation | undefined => byPreposition.get(word);

const lines = measures
  .trim()
  .split('\n')
  .map((line) => line.split(' / ').map((side) => side.split(' ').map(rootOf)));

export interface Measure {
  /** The lines it stands in; an adjective that stands in none is a measure of its own. */
  names: readonly string[];
  isMuch: boolean;
}

export const isMeasuring = (word: string) => Object.hasOwn(measuring, rootOf(word));

export function measureOf(word: string): Measure {
  const root = rootOf(measuring[rootOf(word)] ?? word);
  const names = lines.flatMap((sides, at) => (sides.some((side) => side.includes(root)) ? [String(at)] : []));
  const isLittle = names.some((name) => lines[Number(name)]![1]!.includes(root));
  return { names: names.length > 0 ? names : [root], isMuch: !isLittle };
}

export const isMutual = (root: string) => mutual.has(root);
export const isSymmetric = (root: string) => symmetric.has(root);
