/** What a part still says as the brief said it before. */
import { placesOf, replacedIn } from '#language/corrections.ts';
import { compareFacts, findFacts, type FactKind } from '#language/facts.ts';
import { sheetOf, type Brief } from '../brief.ts';
import { otherForms } from './date-forms.ts';
import { textOfPart, wordFields, type Known, type Part, type StudioSet } from '../set.ts';

interface Replaced {
  was: string;
  /** Null where the brief no longer says anything in its place. */
  now: string | null;
  /** Only these words are meant; else also the same fact in others. */
  isExact: boolean;
  /** The date, the time or the amount of a fact: it is this that is meant, whatever the sentences of the brief still say. */
  isLocked?: boolean;
  /** Where it means this, if its words alone do not tell. */
  at?: RegExp;
}

export interface Stale extends Replaced {
  /** The same as long as it differs in the same way. */
  id: string;
  /** What it is about, where the brief has a name for it. */
  label: string;
  /** Where of the brief it comes from, so that the part can be put right by it. */
  from: { fact: string } | { link: number } | 'about' | 'what';
  /** All that is to be replaced: the longest first. */
  pairs: Replaced[];
}

export function staleIn(part: Part, brief: Brief): Stale[] {
  const text = textOfPart(part);
  return changesSince(part.knew, brief).flatMap((change) => {
    const pairs = saidOf(change, text, brief);
    const [first] = pairs;
    if (!first) return [];
    return [{ ...change, ...first, pairs, id: `${keyOf(change.from)}|${first.was}|${first.now ?? ''}` }];
  });
}

function saidOf(change: Omit<Stale, 'id'>, text: string, brief: Brief): Replaced[] {
  const [sheet, facts] = [sheetOf(brief), sheetOf({ ...brief, what: '', about: '' })];
  let rest = text;
  return change.pairs.filter((pair) => {
    if (!isSaid(pair, rest)) return false;
    // A piece of it, such as a weekday, may be meant by something else that the brief says.
    if (pair.was !== change.was && isSaid(pair, pair.isLocked ? facts : sheet)) return false;
    rest = withReplaced(rest, { ...pair, now: '' });
    return true;
  });
}

/** What the sentences of the brief still say as a fact said it before, as long as a part remembers that. */
export function oldInBrief({ brief, parts }: Pick<StudioSet, 'brief' | 'parts'>): Old[] {
  const found = parts.flatMap(({ knew }) =>
    changesSince(knew, brief).flatMap((change) =>
      typeof change.from === 'object' && 'fact' in change.from
        ? saidOf(change, `${brief.what}\n\n${brief.about}`, brief)
            .filter(({ was, isLocked }) => isLocked || was === change.was)
            .flatMap((pair) => (pair.now === null ? [] : [{ ...pair, now: pair.now }]))
        : [],
    ),
  );
  return [...new Map(found.map((one) => [one.was, one])).values()];
}

type Old = Replaced & { now: string };

export const briefPutRight = (brief: Brief, old: Old): Brief => ({
  ...brief,
  what: withReplaced(brief.what, old),
  about: withReplaced(brief.about, old),
});

const keyOf = (from: Stale['from']) => (typeof from === 'string' ? from : JSON.stringify(from));

function changesSince(knew: Known, brief: Brief): Omit<Stale, 'id'>[] {
  const changes: Omit<Stale, 'id'>[] = [];
  for (const [id, was] of Object.entries(knew.facts)) {
    const fact = brief.facts.find((one) => one.id === id);
    const now = fact?.value.trim() || null;
    if (!was.trim() || now === was.trim()) continue;
    changes.push(changed(was.trim(), now, { label: fact?.label ?? '', from: { fact: id } }));
  }
  for (const [at, was] of knew.links.entries()) {
    const now = brief.links[at]?.url ?? null;
    if (!was || now === was) continue;
    const whole = { was, now, isExact: true };
    const bare = { was: bareOf(was), now: now && bareOf(now), isExact: true };
    changes.push({ ...whole, label: 'Link', from: { link: at }, pairs: [whole, bare] });
  }
  if (knew.what && knew.what !== brief.what)
    changes.push(changed(knew.what, brief.what, { label: '', from: 'what' }));
  for (const atom of atomsOf(knew.about, brief.about))
    changes.push({ ...atom, label: '', from: 'about', pairs: [atom] });
  // What the sentences and a fact both say is one change.
  const seen = new Set<string>();
  return changes.filter(({ pairs, from }) =>
    from === 'about' ? !seen.has(pairs[0]!.was) : (pairs.forEach(({ was }) => seen.add(was)) ?? true),
  );
}

const bareOf = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');

/** As a whole, and by what differs in it. */
function changed(was: string, now: string | null, about: Pick<Stale, 'label' | 'from'>): Omit<Stale, 'id'> {
  const [only, ...more] = findFacts(was);
  const isOne = only?.text === was && more.length === 0;
  const whole = { was, now, isExact: !isOne };
  const atoms = now === null ? [] : atomsOf(was, now).filter((one) => one.was !== was);
  const locked = now === null || typeof about.from === 'string' ? [] : lockedOf(was, now);
  const others = atoms.filter((one) => !locked.some((other) => other.was === one.was));
  const forms = now === null || locked.length === 0 ? [] : formsOf(was, now);
  const pairs = [whole, ...locked.filter((one) => one.was !== was), ...others, ...forms];
  return { ...whole, ...about, pairs };
}

const formsOf = (was: string, now: string): Replaced[] =>
  otherForms(was, now).map((form) => ({ ...form, isExact: true, isLocked: true }));

const lockable: readonly FactKind[] = ['date', 'time', 'amount'];
const year = /,? \d{4}$/;

/** What can only mean this: the one date, time or amount of the fact before, and the one of it now. A date also without its year. */
function lockedOf(before: string, after: string): Replaced[] {
  return lockable.flatMap((kind) => {
    const [old, fresh] = [before, after].map((text) => findFacts(text).filter((fact) => fact.kind === kind));
    if (old!.length !== 1 || fresh!.length !== 1) return [];
    const [was, now] = [old![0]!.text, fresh![0]!.text];
    return [
      { was, now },
      ...(kind === 'date' && year.test(was)
        ? [{ was: was.replace(year, ''), now: now.replace(year, '') }]
        : []),
    ]
      .filter((pair) => pair.was !== pair.now)
      .map((pair) => ({ ...pair, isExact: false, isLocked: true }));
  });
}

const atomsOf = (before: string, after: string): Replaced[] =>
  before === after
    ? []
    : compareFacts(before, after).flatMap(({ said, written }) =>
        said ? [{ was: said.text, now: written?.text ?? null, isExact: false }] : [],
      );

const isSaid = ({ was, isExact, at }: Pick<Replaced, 'was' | 'isExact' | 'at'>, text: string) =>
  at ? text.search(at) >= 0 : isExact ? text.includes(was) : placesOf(was, text).length > 0;

function withReplaced(text: string, { was, now, isExact, at }: Replaced): string {
  if (now === null) return text;
  if (at) return text.replaceAll(at, () => now);
  return isExact ? text.replaceAll(was, () => now) : replacedIn(text, was, now);
}

/** The part with what is right, and knowing it. What the brief says nothing about any longer is for people to take out. */
export function putRight(part: Part, stale: Stale, brief: Brief): Part {
  const pairs = stale.pairs.filter(({ now }) => now !== null);
  const words = Object.fromEntries(
    wordFields.map((field) => [field, pairs.reduce(withReplaced, part[field])]),
  ) as Pick<Part, 'title' | 'aside' | 'text'>;
  return { ...part, ...words, knew: learnt(part.knew, stale, brief) };
}

function learnt(knew: Known, { from, was, now }: Stale, brief: Brief): Known {
  if (from === 'about')
    return { ...knew, about: now === null ? knew.about : replacedIn(knew.about, was, now) };
  if (from === 'what') return { ...knew, what: brief.what };
  if ('link' in from)
    return {
      ...knew,
      links: knew.links.map((url, at) => (at === from.link ? (brief.links[at]?.url ?? '') : url)),
    };
  const fact = brief.facts.find(({ id }) => id === from.fact);
  const { [from.fact]: _gone, ...others } = knew.facts;
  return { ...knew, facts: fact ? { ...others, [from.fact]: fact.value } : others };
}
