/** The subjects of a prompt: what, how many, which colour, where they stand to each other. */
import type { Item, Relation } from '../scene.ts';
import type { Subject } from '../subjects/subject.ts';
import { subjectByName, subjectByPart } from '../subjects/table.ts';
import { formsOf, isSplit, type Tokens } from './tokens.ts';
import { colourWords, countWords, moodWords, relationWords, saysNothing, sizeWords } from './words.ts';

/** "beach umbrella", "christmas tree": names of several words are kept from being read as a place or a season. */
export function reserveNames({ words, used, breaks }: Tokens): () => void {
  const held: number[] = [];
  for (let at = 0; at < words.length; at++)
    for (let long = Math.min(4, words.length - at); long > 1; long--) {
      if (used.slice(at, at + long).some(Boolean) || isSplit(breaks, at, long)) continue;
      if (!formsOf(words.slice(at, at + long).join(' ')).some((form) => subjectByName.has(form))) continue;
      for (let i = at; i < at + long; i++) {
        used[i] = true;
        held.push(i);
      }
      break;
    }
  return () => held.forEach((i) => (used[i] = false));
}

/** Words that no table holds may be a kind of something that one holds. */
export type FindKind = (word: string) => Subject | undefined;

interface Found {
  subject: Subject;
  name: string;
  at: number;
  end: number;
  plural: boolean;
}

/** `dog` may be named as often as one likes; more kinds than this make no picture. */
export const mostKinds = 14;

export function findSubjects(
  tokens: Tokens,
  findKind: FindKind,
): { items: Item[]; left: string[]; absent: string[] } {
  const { words, used } = tokens;
  const found: Found[] = [];
  const left: string[] = [];
  for (let at = 0; at < words.length; at++) {
    if (used[at]) continue;
    const one = longestAt(tokens, at) ?? kindAt(tokens, at, findKind);
    if (!one) continue;
    for (let i = at; i < one.end; i++) used[i] = true;
    found.push(one);
    at = one.end - 1;
  }
  const absent = new Set<string>();
  const items: (Item & { at: number; end: number })[] = [];
  for (const one of found) {
    const about = before(tokens, one.at);
    if (about.without) {
      absent.add(one.subject.part);
      continue;
    }
    const count = about.count ?? (one.plural ? 3 : 1);
    const same = items.find(
      ({ subject, colour }) => subject === one.subject.part && (colour ?? '') === (about.colour ?? ''),
    );
    // "a fox … a fox" in a story is the same one.
    if (same && (about.count ?? 1) === 1) continue;
    if (items.length >= mostKinds) {
      left.push(one.name);
      continue;
    }
    const id = items.some(({ id }) => id === one.name) ? `${one.name} ${items.length + 1}` : one.name;
    items.push({
      id,
      subject: one.subject.part,
      count: Math.min(40, count),
      ...(about.colour ? { colour: about.colour } : {}),
      ...(about.size ? { size: about.size } : {}),
      at: one.at,
      end: one.end,
    });
  }
  // Whoever surfs brings the wave along.
  const surfs = items.some(({ subject }) => subject === 'person-surfing');
  const kept = items.filter(({ subject }) => !absent.has(subject) && !(surfs && subject === 'water-wave'));
  relate(tokens, kept);
  const played = playing(kept);
  return { items: played.map(({ at: _at, end: _end, ...item }) => item), left, absent: [...absent] };
}

function longestAt({ words, used, breaks }: Tokens, at: number): Found | undefined {
  for (let long = Math.min(4, words.length - at); long > 0; long--) {
    if (used.slice(at, at + long).some(Boolean) || isSplit(breaks, at, long)) continue;
    const phrase = words.slice(at, at + long).join(' ');
    if (long === 1 && (saysNothing.has(phrase) || colourIsMeant(words, at))) continue;
    const forms = formsOf(phrase);
    const name = forms.find((form) => subjectByName.has(form));
    if (name)
      return {
        subject: subjectByName.get(name)!,
        name,
        at,
        end: at + long,
        plural: isPlural(phrase, subjectByName.get(name)!),
      };
  }
  return undefined;
}

/** "an orange cat" is no fruit, "a rose bush" no colour. */
const colourIsMeant = (words: readonly string[], at: number) =>
  colourWords.has(words[at]!) &&
  words[at + 1] !== undefined &&
  (shapeWords.has(words[at + 1]!) || formsOf(words[at + 1]!).some((form) => subjectByName.has(form)));

const shapeWords = new Set(['shapes', 'forms', 'lines', 'stripes', 'dots', 'colours', 'colors', 'gradient']);

/** Another form of the word names the same thing: that is the singular. */
const isPlural = (phrase: string, subject: Subject) =>
  formsOf(phrase).some((form) => form !== phrase && subjectByName.get(form) === subject);

function kindAt({ words }: Tokens, at: number, findKind: FindKind): Found | undefined {
  const word = words[at]!;
  // "vintage car": what stands before a subject says what it is like.
  const next = words[at + 1];
  if (next && formsOf(next).some((form) => subjectByName.has(form))) return undefined;
  if (
    saysNothing.has(word) ||
    word.length < 3 ||
    colourWords.has(word) ||
    sizeWords.has(word) ||
    countWords.has(word) ||
    /\d/.test(word)
  )
    return undefined;
  const subject = findKind(word);
  return (
    subject && { subject, name: word, at, end: at + 1, plural: word.endsWith('s') && !word.endsWith('ss') }
  );
}

function before({ words, used, breaks }: Tokens, at: number) {
  let count: number | undefined;
  let colour: string | undefined;
  let size: Item['size'];
  let without = false;
  for (let i = at - 1; i >= Math.max(0, at - 5); i--) {
    const word = words[i]!;
    if (breaks.has(i + 1)) break;
    if (word === 'without' || word === 'no' || word === 'not') {
      without = true;
      used[i] = true;
      break;
    }
    const isKnown =
      colourWords.has(word) ||
      sizeWords.has(word) ||
      countWords.has(word) ||
      /^\d+$/.test(word) ||
      word === 'of';
    // Another subject's words begin here.
    if (used[i] && moodWords.has(word)) continue;
    if (used[i] && !isKnown) break;
    if (word === 'and' || word === 'with') break;
    if (colourWords.has(word)) colour ??= colourWords.get(word);
    else if (sizeWords.has(word)) size ??= sizeWords.get(word);
    else if (/^\d+$/.test(word)) count ??= Math.min(40, Math.max(1, Number(word)));
    else if (countWords.has(word) && word !== 'the') count = Math.max(count ?? 0, countWords.get(word)!);
    else if (
      word !== 'of' &&
      saysNothing.has(word) &&
      word !== 'the' &&
      word !== 'little' &&
      word !== 'old' &&
      word !== 'young'
    )
      break;
    if (isKnown) used[i] = true;
  }
  return { count, colour, size, without };
}

function relate({ words, used, breaks }: Tokens, items: (Item & { at: number; end: number })[]): void {
  for (let i = 0; i + 1 < items.length; i++) {
    const [one, next] = [items[i]!, items[i + 1]!];
    if (isSplit(breaks, one.end, next.at - one.end)) continue;
    const between = ` ${words.slice(one.end, next.at).join(' ')} `;
    const match = relationWords
      .filter(([phrase]) => between.includes(` ${phrase} `))
      .sort((a, b) => b[0].length - a[0].length)[0];
    if (!match || match[0] === 'and') continue;
    for (let k = one.end; k < next.at; k++) if (match[0].split(' ').includes(words[k]!)) used[k] = true;
    // "an elephant with a bird on top of it"
    const after = / (?:(on)(?: top of)?|(in)|(under)|(behind)|(above)) (?:it|him|her|them|its|his) /.exec(
      ` ${words.slice(next.end, next.end + 5).join(' ')} `,
    );
    const itself = after?.slice(1).find(Boolean) as Relation | undefined;
    const [from, to, kind] = itself
      ? [next, one, itself]
      : match[0] === 'with'
        ? [next, one, 'beside' as Relation]
        : match[1] === 'held'
          ? [next, one, canHold(one, next) ? match[1] : ('beside' as Relation)]
          : [one, next, match[1]];
    // Under a sail nobody is seen; one sits in a boat with oars.
    if (kind === 'in' && to.subject === 'sailboat') to.subject = 'rowboat';
    // Birds have small cages, beasts large ones.
    if (kind === 'in' && to.subject === 'birdcage' && heightOf(from) > 0.7) to.subject = 'beast-cage';
    from.relation ??= { kind, to: to.id };
  }
}

const heightOf = ({ subject }: Item) => subjectByPart.get(subject)?.height ?? 0;

/** "a woman playing the violin" is a violinist: the two are one drawing. */
function playing<One extends Item>(items: One[]): One[] {
  return items.filter((one) => {
    if (one.subject !== 'violin' || one.relation?.kind !== 'held') return true;
    const player = items.find(({ id }) => id === one.relation!.to);
    const as = player && players.get(player.subject);
    if (!as) return true;
    player.subject = as;
    return false;
  });
}

const players = new Map(
  Object.entries({
    'woman-violinist': 'woman girl woman-standing old-woman',
    'man-violinist': 'man boy man-standing old-man',
    violinist: 'person-standing singer student',
  }).flatMap(([as, parts]) => parts.split(' ').map((part) => [part, as] as const)),
);

/** Hands and paws hold what is smaller than their owner. */
function canHold(one: Item, held: Item): boolean {
  const [holder, thing] = [subjectByPart.get(one.subject), subjectByPart.get(held.subject)];
  return holder !== undefined && thing !== undefined && held.count <= 2 && thing.height < holder.height * 1.3;
}
