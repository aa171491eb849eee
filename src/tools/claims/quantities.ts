/** Numbers with their units, brought to one unit of their kind, as the range of values they allow. */
import { withDigits } from '#language/number-words.ts';
import { grouped } from '#language/wording.ts';
import { boundBefore, boundIn, isUpwards, withBoundsFirst, type Bound } from './bounds.ts';
import { unitAfter, type ReadUnit } from './measure-units.ts';

export interface Quantity {
  /** Only what is of one kind can be compared. */
  kind: string;
  /** In the base unit of the kind; the two are alike unless it is a range or a bound. */
  least: number;
  most: number;
  /** In the base unit: one of the unit it is written in, its last digit, and the last digit that says something. */
  unit: number;
  digit: number;
  roundTo: number;
  /** What it is visibly rounded to: as above, where final zeros are more likely rounded than meant. */
  place: number;
  /** A code, a score or a time of day: another digit is another thing, whatever hedges it. */
  isExact: boolean;
  /** Absent where it is the value itself. */
  bound?: Bound | undefined;
  /** Nothing says of what it is a figure: "18" may be years or euros. */
  isBare: boolean;
  /** As it is written, whatever its unit. */
  written: number;
  hedged: boolean;
  /** For people. */
  shown: string;
}

export interface Reading<Value> {
  values: Value[];
  /** The text with `#` for what was read. */
  rest: string;
}

const digits = String.raw`\d{1,15}(?:[,'\u202F]\d{3}){0,5}(?:\.\d{1,12})?`;
const version = String.raw`\d{1,5}(?:\.\d{1,5}){2,3}`;
const hedge = String.raw`(?:(?<hedge>about|around|approximately|approx\.?|roughly|nearly|almost|circa|ca\.|c\.|some|~|≈|±|an estimated|estimated at|close to|in the region of|give or take|or so|just (?:over|under|above|below|shy of)|a little (?:over|under)|etwa|ungefähr|rund|fast|environ|presque|à peu près|unos|unas|casi|aproximadamente|alrededor de)\s*)`;
const sign = String.raw`(?<sign>(?:US|A|C)?\$|€|£|¥|(?:USD|EUR|GBP|CHF)\s)?\s?`;
const second = String.raw`(?:\s?(?:-|–|—|to|and|bis)\s?\p{Sc}?(?<second>${digits}))?(?![\d.]\d)`;
const unit = String.raw`(?<unit>(?:[\s-]?(?:°\s?[CFK]\b|%|[\p{L}µ²³/^"°€][\p{L}µ²³/^\d"°]*)){0,4})`;
const pattern = new RegExp(
  `${boundBefore}?${hedge}?(?<![\\p{L}\\d.,])${sign}(?<minus>-|minus )?(?<first>${version}|${digits})${second}(?<scale>\\s?(?:bn|mn|k)\\b)?${unit}`,
  'giu',
);
/** Right before a number these make it the name of something. */
const codeWord =
  /(?:\b(?:port|rfc|postcode|postal code|zip|code|section|article|paragraph|clause|room|flight|error|status|version|release|number|no\.|model|line|route|highway|chapter|page|id|bus|platform|gate|channel|patent|directive|regulation|resolution|v)|[#№])[\s-]?$/i;
const nameBefore = /(?<![.!?]\s)(?<!^)\b\p{Lu}[\p{L}+]*[ -]$/u;
/** A name even where a sentence begins with it: "Node 20.10 is required". */
const nameAtStart =
  /(?:^|[.!?]\s)(?!(?:A|An|The|It|In|At|On|Of|By|To|For|From|With|About|Is|Are|Was|Has|Have|Only|Yes|No|And|Or|But|Some|All|Each)\s)\p{Lu}[\p{L}+]*[ -]$/u;
const dotted = /^\d+\.\d/;
/** Final zeros of a smaller figure are meant. */
const meantBelow = 1_000_000;
const scales: Readonly<Record<string, number>> = { bn: 1e9, mn: 1e6, k: 1e3 };

const inDigits: readonly (readonly [RegExp, string])[] = [
  // Where "one" counts nothing.
  [/\b(no|the|this|that|each|every|any|which) one\b/gi, '$1 a'],
  [/\bone(?= of\b| another\b| can\b| may\b| must\b| should\b|'s\b)/gi, 'a'],
  // "For months": two at least.
  [/\bfor (?=(?:minutes|hours|days|weeks|months|years|decades|centuries)\b)/gi, 'for at least 2 '],
  [/\bthree[- ]quarters(?= of\b)/gi, '75 %'],
  [/\btwo[- ]thirds(?= of\b)/gi, '66.7 %'],
  [/\b(?:one|a) third(?= of\b)/gi, '33.3 %'],
  [/\b(?:one|a) quarter(?= of\b)/gi, '25 %'],
  [/\b(?:one|a) fifth(?= of\b|[.,;]|$)/gi, '20 %'],
  [/\b(?:one|a) tenth(?= of\b|[.,;]|$)/gi, '10 %'],
  [/\bhalf(?= of\b| the\b)/gi, '50 %'],
  [/\b(?:a single|just one|only one|exactly one)\b/gi, '1'],
  [/\bdoubled\b/gi, 'increased by 100 %'],
  [/\b(?:tripled|trebled)\b/gi, 'increased by 200 %'],
  [/\bhalved\b/gi, 'decreased by 50 %'],
  [/\btwice\b(?! as\b)/gi, '2 times'],
  [/\bonly once\b/gi, '1 times'],
  [/\bbpm\b/gi, 'beats per minute'],
  [/\bhalf an? (?=\p{L})/giu, '0.5 '],
  [/\ban? (minute|hour|day|week|month|year|mile|kilometre) and a half\b/gi, '1.5 $1s'],
  // "An hour before", not "50 km an hour".
  [
    /\ban? (?=(?:minute|hour|day|week|month|year|decade|century|mile|kilometre) (?:before|after|later|earlier|ago|late|early|long|away|or (?:more|less))\b)/gi,
    '1 ',
  ],
];
/** Number words are read in small letters. */
const numberWord =
  /\b(?:(?:six|seven|eight|nine)(?:teen|ty)?|(?:thir|four|fif)(?:teen|ty)|twenty|forty|eighteen|eighty|zero|one|two|three|four|five|ten|eleven|twelve|(?:hundred|thousand|million|billion|trillion|dozen))\b/gi;

/** "One in three people" are a third of them. */
const oneIn = /\b(\d{1,2}) (?:in|out of)(?: every)? (\d{1,3})(?= \p{L})/gu;

type Groups = Record<string, string | undefined>;

export function quantitiesIn(text: string): Reading<Quantity> {
  let plain = text;
  for (const [words, number] of inDigits) plain = plain.replaceAll(words, number);
  plain = withBoundsFirst(withDigits(plain.replaceAll(numberWord, (word) => word.toLowerCase())));
  plain = plain.replaceAll(oneIn, (whole, part: string, of: string) =>
    Number(part) < Number(of) ? `${((100 * Number(part)) / Number(of)).toFixed(1)} % of` : whole,
  );
  const values: Quantity[] = [];
  const rest = plain.replaceAll(pattern, (whole: string, ...more: unknown[]) => {
    const groups = more.at(-1) as Groups;
    const after = groups.unit ?? '';
    const read = unitAfter(groups.sign, after);
    const before = plain.slice(0, more.at(-3) as number);
    const taken = whole.slice(0, whole.length - after.length + read.length).trim();
    const follows = `${after.slice(read.length)}${plain.slice((more.at(-3) as number) + whole.length)}`;
    const isCode =
      codeWord.test(before) ||
      nameBefore.test(before) ||
      (dotted.test(groups.first!) && nameAtStart.test(before));
    values.push(quantityOf(groups, read, taken, isCode, !/^[\s-]*\p{L}/u.test(follows)));
    return ` # ${after.slice(read.length)}`;
  });
  return { values, rest };
}

function quantityOf(
  groups: Groups,
  { kind, toBase }: ReadUnit,
  taken: string,
  isCode: boolean,
  isLast: boolean,
): Quantity {
  const bound = boundIn(groups);
  if (kind === 'count' && isVersion(groups, isCode)) return versionOf(groups.first!, bound, taken);
  const factor = scales[groups.scale?.trim().toLowerCase() ?? ''] ?? 1;
  const read = (written: string) => toBase(Number(bare(written)) * factor * (groups.minus ? -1 : 1));
  const first = read(groups.first!);
  const last = groups.second ? read(groups.second) : first;
  const unit = toBase(1) - toBase(0);
  const [digit, roundTo] = [lastDigit(groups.first!), lastPlace(groups.first!)].map(
    (worth) => worth * factor * unit,
  ) as [number, number];
  const common = {
    kind,
    unit,
    digit,
    roundTo,
    place: zerosRound(kind, Number(bare(groups.first!)) * factor) ? roundTo : digit,
    isExact: false,
    bound,
    isBare: kind === 'count' && isLast,
    written: Number(bare(groups.first!)) * factor,
    hedged: Boolean(groups.hedge),
    shown: readable(taken),
  };
  // "2-1" counts down, so it is no range.
  if (kind === 'count' && last < first)
    return {
      ...common,
      kind: 'score',
      isExact: true,
      least: first * 1000 + last,
      most: first * 1000 + last,
    };
  if (bound)
    return isUpwards(bound)
      ? { ...common, least: first, most: Infinity }
      : { ...common, least: -Infinity, most: first };
  return { ...common, least: Math.min(first, last), most: Math.max(first, last) };
}

/** The number in a name: a version, a port, a line of a bus. */
const isVersion = (groups: Groups, isCode: boolean) =>
  /\.\d+\./.test(groups.first!) ||
  (isCode && !groups.second && !groups.hedge && !groups.scale && Number(bare(groups.first!)) < 1e5);

/** 20.10 comes after 20.9, and is not 20.1. */
function versionOf(written: string, bound: Bound | undefined, shown: string): Quantity {
  const parts = bare(written).split('.').map(Number);
  const [base, places] = parts.length > 3 ? [1e3, 3] : [1e5, 2];
  const value = parts.reduce((sum, part, at) => sum + part * base ** (places - at), 0);
  return {
    kind: 'version',
    least: bound && !isUpwards(bound) ? -Infinity : value,
    most: bound && isUpwards(bound) ? Infinity : value,
    unit: 1,
    digit: 1,
    roundTo: 1,
    place: 1,
    isExact: true,
    bound,
    isBare: false,
    written: value,
    hedged: false,
    shown: shown.trim(),
  };
}

/** Who says 8 million has left something off; who says 2,000 may mean just that. */
const zerosRound = (kind: string, written: number) => kind !== 'data' && written >= meantBelow;

const bare = (written: string) => written.replaceAll(/[,'\u202F]/g, '');

const lastDigit = (written: string) => 10 ** -(bare(written).split('.')[1] ?? '').length;

/** The worth of the last digit that says something: 0.1 in 42.2, 10,000 in 330,000. */
function lastPlace(written: string): number {
  const [whole = '', part] = bare(written).split('.');
  if (part) return 10 ** -part.length;
  return 10 ** Math.min(/0*$/.exec(whole)![0].length, whole.length - 1);
}

/** Long numbers were words, or read better as such: 84000000 is 84 million. */
const readable = (taken: string) =>
  taken.replaceAll(/\d{5,}(?:\.\d+)?/g, (number) => {
    const value = Number(number);
    if (value >= 1e9 && value % 1e7 === 0) return `${value / 1e9} billion`;
    return value >= 1e6 && value % 1e4 === 0 ? `${value / 1e6} million` : grouped(number);
  });
