/** What someone said, as they would have written it: without hesitations, false starts and what they took back. The facts stay. */
import { hesitations } from './filler-rules.ts';
import { findFacts, type Fact } from './facts.ts';
import { withLaterCorrections } from './later-corrections.ts';
import { tidied } from './rewrite.ts';
import { withoutOrderedOut } from './taken-out.ts';

/** More than two hours of speech; the rest of a longer text is left as it is. */
const longest = 120_000;

export function cleanSpeech(raw: string, { language = 'en' } = {}): string {
  const text = raw.slice(0, longest);
  const plain = language === 'en' ? withoutHesitations(text) : text;
  const once = withoutRepeats(plain);
  const settled =
    language === 'en' ? withoutTakenBack(withLaterCorrections(withoutOrderedOut(once)), language) : once;
  return punctuated(settled) + raw.slice(longest);
}

/** `um`, `you know`, and what begins a sentence without beginning it. */
function withoutHesitations(text: string): string {
  const between = text.replaceAll(/,\s{0,4}(?:u[mh]+|erm?|hmm+)\s{0,4},\s{0,4}/gi, ' ');
  const spoken = hesitations.reduce(
    (so, [pattern, words]) => so.replaceAll(pattern, words as string),
    between,
  );
  return spoken
    .replaceAll(/(^|[.!?]\s{1,4})(?:(?:so|well|okay|ok|right|yeah|like|alright),\s{1,4})+/gi, '$1')
    .replaceAll(/,\s{0,4}like,\s{0,4}/gi, ' ');
}

/** "I I think", "to the, to the office", "I want, I want to ask": said twice, meant once. */
function withoutRepeats(text: string): string {
  let so = text;
  for (const count of [4, 3, 2, 1]) {
    const words = Array.from({ length: count }, () => String.raw`\p{L}[\p{L}'’]{0,20}`).join(
      String.raw`\s{1,4}`,
    );
    const gap = count === 1 ? String.raw`(?:[,…-]{0,3}\s{1,4})` : String.raw`(?:[,…-]{1,3}\s{1,4}|\s{1,4})`;
    const pattern = new RegExp(String.raw`(?<![\p{L}'’])(${words})${gap}(?=\1(?![\p{L}'’]))`, 'giu');
    so = so.replaceAll(pattern, (whole, said: string) => (isMeantTwice(said) ? whole : ''));
  }
  return so;
}

/** "Had had", "very very", "bye bye"; digits one by one are none of words. */
const twice =
  /^(?:had|that|very|really|bye|no|so|ha|far|many|much|long|zero|one|two|three|four|five|six|seven|eight|nine|oh|double|please)$/i;
const isMeantTwice = (said: string) => twice.test(said);

const takesBack =
  /(?:[\s,.;:–—-]{1,6})(?:no wait|no sorry|oh no|no|wait|sorry|i mean|i meant|or rather|rather|make that|correction|scratch that|actually no|actually)(?:[,.:]?\s{1,4}(?:no|wait|sorry|i mean|i meant|make that|it['’]s|it is|actually))?[,.:]?\s{1,4}/gi;
/** What may stand before the right word. */
const leadIn = /^(?:(?:on|at|in|for|to|by|from|with|the|next|not \p{L}+ but|it['’]?s|is|of)\s{1,4}){0,3}/iu;

/** "On Tuesday, no, Wednesday" says Wednesday. "Scratch that" takes back the sentence before. */
export function withoutTakenBack(text: string, language = 'en'): string {
  let so = '';
  let kept = 0;
  for (const { start, end } of takenBack(text, findFacts(text, { language }))) {
    so += text.slice(kept, start);
    kept = end;
  }
  return withoutStruck(so + text.slice(kept));
}

const counts = (kind: Fact['kind']) => kind === 'number' || kind === 'amount' || kind === 'time';
const isAlike = (a: Fact, b: Fact) => a.kind === b.kind || (counts(a.kind) && counts(b.kind));
/** What was taken back was said just before, in the same breath. */
const sameBreath = 25;

const notThat = /^,? (?:and )?not (?:on |at |the )?([^,.;!?\n]{1,40}?)(?=[,.;!?\n]|$)/i;

/** In one walk: what was put right may be taken back in its turn, what is gone is not looked at again. */
function* takenBack(text: string, facts: readonly Fact[]): Generator<{ start: number; end: number }> {
  let at = 0;
  let gone = 0;
  for (const { index, 0: marker } of text.matchAll(takesBack)) {
    const after = index + marker.length;
    const lead = leadIn.exec(text.slice(after, after + 40))?.[0].length ?? 0;
    while (at < facts.length && facts[at]!.start < after) at += 1;
    const right = facts[at];
    if (!right || right.start > after + lead) continue;
    const isNear = ({ start, end }: Fact) => start >= gone && index - end <= sameBreath;
    const isWrong = (fact: Fact) => fact.end <= index && isAlike(fact, right);
    let before = at - 1;
    while (before >= 0 && isNear(facts[before]!) && !isWrong(facts[before]!)) before -= 1;
    const wrong = facts[before];
    if (!wrong || !isNear(wrong) || /[.!?]/.test(text.slice(wrong.end, index))) continue;
    yield { start: wrong.start, end: right.start };
    gone = right.start;
    // "Friday, not Thursday": said once more, and no fact of its own.
    const again = notThat.exec(text.slice(right.end, right.end + 60));
    if (again && again[1]!.toLowerCase() === wrong.text.toLowerCase()) {
      gone = right.end + again[0].length;
      yield { start: right.end, end: gone };
    }
  }
}

const strikes =
  /[\s,.;–-]{0,4}\b(?:scratch|strike|delete|forget) (?:all )?that\b(?! (?:bit|part|thing|stuff|sentence|line)s?\b)[.,!]?\s{0,4}/i;

function withoutStruck(text: string): string {
  let so = text;
  for (let round = 0; round < 10; round++) {
    const found = strikes.exec(so);
    if (!found) break;
    const before = so.slice(0, found.index);
    const end = Math.max(before.lastIndexOf('. '), before.lastIndexOf('? '), before.lastIndexOf('! '));
    const begins = end < 0 ? 0 : end + 2;
    so = so.slice(0, begins) + so.slice(found.index + found[0].length);
  }
  return so;
}

/** Signs that were said by name, capitals, and an end. */
function punctuated(text: string): string {
  const spoken = text
    .replaceAll(/[\s,.]{0,4}\bnew paragraph\b[.,]?\s{0,4}/gi, '.\n\n')
    .replaceAll(/[\s,]{0,4}\b(?:full stop|new line)\b[.,]?\s{0,4}/gi, '. ')
    .replaceAll(/[\s,]{0,4}\bquestion mark\b[.,]?\s{0,4}/gi, '? ')
    .replaceAll(/\.{2}(?=\n)/g, '.')
    .replaceAll(/([.!?])\.(?=\n)/g, '$1');
  const tidy = tidied(spoken);
  return tidy === '' || /[.!?…:"”’)\]]$/.test(tidy) ? tidy : `${tidy}.`;
}

/** Why a change of the clean text was made, in a word or two. */
export function whyCleaned(was: string, now: string): string {
  const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (letters(was) === letters(now)) return 'Punctuation';
  if (now.trim() !== '') return 'Wording';
  if (/^(?:[\s,.]|u[mh]+|erm?|hmm+|ah+|eh|like|so|well|ok(?:ay)?|you know|i mean|right|yeah)+$/i.test(was))
    return 'Filler';
  return /\b(?:no|sorry|wait|mean|rather|actually|scratch|correction)\b/i.test(was)
    ? 'Taken back'
    : 'False start';
}
