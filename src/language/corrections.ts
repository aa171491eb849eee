/** What people say to have an email put right: "make it shorter", "Friday, not Thursday", "add that Ben comes along". */
import { findFacts, type Fact } from './facts.ts';
import { keyOf } from './facts/fact.ts';
import { sentencesOf } from './sentences.ts';
import { nearestWord, speltIn } from './spelling.ts';
import { withoutThoseAbout } from './taken-out.ts';
import type { Tone } from './rewrite.ts';

export type Correction =
  | { is: 'tone'; tone: Tone | 'longer' }
  | { is: 'replace'; was: string; now: string }
  | { is: 'spell'; word: string; was: string | undefined }
  | { is: 'add'; text: string }
  | { is: 'remove'; what: string }
  | { is: 'remove-last' }
  | { is: 'subject'; text: string }
  | { is: 'sign'; name: string }
  | { is: 'recipient'; name: string }
  /** What is right is clear, and not what it takes the place of: none or several of its sort stand there. */
  | { is: 'which'; now: string; found: string[] }
  /** It could not be read by rule. */
  | { is: 'unknown' };

const tones: [RegExp, Tone | 'longer'][] = [
  [/\b(?:short(?:er|en)?|brief(?:er)?|more concise|too long|cut it down)\b/, 'shorter'],
  [/\b(?:longer|too short|more detail(?:ed)?|expand)\b/, 'longer'],
  [/\b(?:more )?(?:formal(?:ly)?|professional|official)\b/, 'formal'],
  [/\b(?:friendl(?:y|ier)|warm(?:er)?|nicer|less formal|casual|kinder)\b/, 'friendly'],
  [/\b(?:plain(?:er)?|simpl(?:e|er)|clearer)\b/, 'plain'],
];

/** One correction of at most a few sentences; `email` is what it is about. */
export function readCorrection(said: string, email: string): Correction {
  const text = said
    .trim()
    .slice(0, 2000)
    .replace(/[.!]+$/, '');
  const plain = text.toLowerCase().replace(/^(?:no|please|and|oh|um|also|sorry|wait|okay|ok)[,\s]+/, '');
  const [spelt] = speltIn(text);
  if (spelt) {
    const before = text.slice(0, spelt.start);
    const named = [...before.matchAll(/\p{Lu}\p{L}+/gu)].at(-1)?.[0];
    const was = named && email.includes(named) ? named : nearestWord(spelt.word, email);
    return { is: 'spell', word: spelt.word, was };
  }
  if (/\bless formal\b/.test(plain)) return { is: 'tone', tone: 'friendly' };
  const wish = tones.find(([pattern]) => pattern.test(plain));
  if (
    wish &&
    plain.length <= 60 &&
    /^(?:make|a bit|a little|much|more|less|it|too|too|keep|can|could|say it|sound|be|write|shorter|longer|brief|formal|friend|warm|nicer|casual|kinder|plain|simpl|clear|shorten|expand|cut)/.test(
      plain,
    )
  )
    return { is: 'tone', tone: wish[1] };
  return readChange(text, email) ?? readAddition(text) ?? { is: 'unknown' };
}

function readChange(text: string, email: string): Correction | undefined {
  const subject =
    /^(?:the |make the |set the )?subject(?: line)?(?: is| should be| to|:)?\s+(.{2,200})$/i.exec(text);
  if (subject) return { is: 'subject', text: subject[1]!.replaceAll(/^["“]|["”]$/g, '') };
  const sign = /^[Ss]ign (?:it |off )?(?:as|with|from)?\s*(\p{Lu}[\p{L}\s.-]{1,60})$/u.exec(text);
  if (sign) return { is: 'sign', name: sign[1]!.trim() };
  const recipient =
    /^(?:[Ii]t(?:'s| is| goes) (?:for|to)|[Ss]end it to|[Aa]ddress it to|[Ii]t should go to)\s+(\p{Lu}[\p{L}\s.-]{1,60})$/u.exec(
      text,
    );
  if (recipient) return { is: 'recipient', name: recipient[1]!.trim() };
  if (/^(?:take out|remove|delete|drop|leave out) the last (?:part|sentence|bit|paragraph|line)$/i.test(text))
    return { is: 'remove-last' };
  const away =
    /^(?:please )?(?:take out|remove|delete|drop|leave out|scratch|strike|cut out|cut|forget)\s+(?:(?:the|that) (?:part|bit|sentence|line|thing)s? (?:about|with|on)\s+)?(.{2,200})$/i.exec(
      text,
    );
  if (away) return { is: 'remove', what: away[1]!.replace(/^the\s/i, '') };
  const pairs: [RegExp, 'was-now' | 'now-was'][] = [
    [
      /^(?:please )?(?:change|replace|correct|turn)\s+(.{1,100}?)\s+(?:to|with|by|into)\s+(.{1,100})$/i,
      'was-now',
    ],
    [
      /^(?:please )?(?:say|write|use|put|make it|make that|it(?:'s| is)|it should be|i meant|that should be)\s+(.{1,100}?),?\s+(?:not|instead of|rather than)\s+(.{1,100})$/i,
      'now-was',
    ],
    [/^(?:not|instead of)\s+(.{1,100}?),?\s+(?:but|say|use|it(?:'s| is))?\s*(.{1,100})$/i, 'was-now'],
    [/^(.{1,100}?),?\s+(?:not|instead of|rather than)\s+(.{1,100})$/i, 'now-was'],
  ];
  const called = readCalled(text, email);
  if (called) return called;
  for (const [pattern, order] of pairs) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [first, second] = [trimmed(match[1]!), trimmed(match[2]!)];
    const [was, now] = order === 'was-now' ? [first, second] : [second, first];
    if (placesOf(was, email).length > 0) return { is: 'replace', was, now };
  }
  return readShouldBe(text, email) ?? readSpelledOut(text, email);
}

const shouldBe =
  /^(?:please )?(?:the )?(.{1,100}?)\s+(?:should(?: actually)? be|must be|should read|needs to be|has to be|was meant to be)\s+(.{1,100})$/i;

/** "89 should be 98": only of what is a fact by itself; "the price should be 98" is told of what the email calls its price. */
function readShouldBe(text: string, email: string): Correction | undefined {
  const match = shouldBe.exec(text);
  if (!match) return undefined;
  const [was, now] = [trimmed(match[1]!), trimmed(match[2]!)];
  const isFact = findFacts(was).some((fact) => fact.text.toLowerCase() === was.toLowerCase());
  return isFact && placesOf(was, email).length > 0 ? { is: 'replace', was, now } : undefined;
}

const calledSo =
  /^(?:[Tt]he|[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir) (\p{Ll}{3,30})(?:['’]s name is| is called| is named| is) ((?:(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})$/u;

/** "The landlord is called Mr Okonjo": whoever is greeted without a name, else beside the word where it stands first. */
function readCalled(text: string, email: string): Correction | undefined {
  const [, role, name] = calledSo.exec(text) ?? [];
  if (!role || !name || weekday.test(name)) return undefined;
  if (
    /(?:^|\n)(?:hello|hi|hi there|hey|dear sir or madam|dear (?:sir|madam)|dear \p{Ll}[^,\n]{0,40})[,!:]?[ \t]*(?:\n|$)/iu.test(
      email,
    )
  )
    return { is: 'recipient', name };
  const [place] = placesOf(`the ${role}`, email);
  return place ? { is: 'replace', was: email.slice(place.start, place.end), now: name } : undefined;
}

const weekday =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;

const factStatement =
  /^(?:no,? |sorry,? |actually,? )*(?:it|that|the (?:amount|price|sum|total|cost|fee|budget|date|day|time))(?:['’]s| is| was| should be| must be)(?: now| actually)?((?: (?:on|at|for|by|only))* )(.{1,100})$/i;
const sorts: readonly Fact['kind'][] = ['amount', 'date', 'day', 'time'];

/** "The amount is 4,300 euros": in place of the one amount that stands there. */
function readSpelledOut(text: string, email: string): Correction | undefined {
  const match = factStatement.exec(text);
  if (!match) return undefined;
  // "At ten" is a time where "ten" is a number.
  const facts = findFacts(`${match[1]!.trim()} ${match[2]!}`.trim());
  const [fact, ...more] = facts;
  if (!fact || more.length > 0 || !sorts.includes(fact.kind) || !fact.text.endsWith(match[2]!))
    return undefined;
  const factsByKey = new Map(
    findFacts(email)
      .filter(({ kind }) => kind === fact.kind)
      .map((one) => [keyOf(one), one.text]),
  );
  const [was, ...others] = factsByKey.values();
  return was !== undefined && others.length === 0
    ? { is: 'replace', was, now: fact.text }
    : { is: 'which', now: fact.text, found: [...factsByKey.values()] };
}

const trimmed = (text: string) =>
  text.replaceAll(/^["“'\s]+|["”'\s,]+$/g, '').replace(/^(?:on|at|by) (?=\p{Lu}|\d)/u, '');

function readAddition(text: string): Correction | undefined {
  const added =
    /^(?:please )?(?:also )?(?:add|mention|say|write|include|tell (?:him|her|them))(?: also| as well)?(?: that|:| a (?:line|sentence) (?:that|saying)(?: that)?)\s+(.{2,600})$/i.exec(
      text,
    );
  if (!added) return undefined;
  const words = added[1]!.trim();
  return { is: 'add', text: `${words[0]!.toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? '' : '.'}` };
}

interface Span {
  start: number;
  end: number;
}

/** Where the words stand; or, where they are a fact, the same fact in other words. */
export function placesOf(what: string, text: string): Span[] {
  const escaped = what.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'giu');
  const exact = [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
  if (exact.length > 0) return exact;
  // "At ten" is a time where "ten" is a number.
  const keys = [what, `at ${what}`, `the ${what}`].flatMap((one) => findFacts(one)).map(keyOf);
  return findFacts(text).filter((fact: Fact) => keys.includes(keyOf(fact)));
}

export function replacedIn(text: string, was: string, now: string): string {
  const capital = /^\p{Ll}/u.test(now) ? now[0]!.toUpperCase() + now.slice(1) : now;
  let so = '';
  let from = 0;
  for (const { start, end } of placesOf(was, text)) {
    so += text.slice(from, start) + (/^\p{Lu}/u.test(text.slice(start, end)) ? capital : now);
    from = end;
  }
  return so + text.slice(from);
}

function withoutSaid(said: string, what: string): string {
  const sentences = sentencesOf(said);
  const kept = withoutThoseAbout(what, sentences);
  return kept.length < sentences.length ? kept.join(' ') : said;
}

/** What was said, as it would have been said with what was corrected afterwards: that is what an email is compared with. */
export function correctedSaying(said: string, corrections: readonly string[]): string {
  return corrections.reduce((so, text) => {
    const correction = readCorrection(text, so);
    if (correction.is === 'replace') return replacedIn(so, correction.was, correction.now);
    if (correction.is === 'spell')
      return correction.was ? replacedIn(so, correction.was, correction.word) : `${so} ${correction.word}`;
    if (correction.is === 'add') return `${so} ${correction.text}`;
    if (correction.is === 'tone') return so;
    if (correction.is === 'remove') return withoutSaid(so, correction.what);
    // Whatever it says may stand in the email from now on; what it took out is asked about.
    return `${so} ${text}`;
  }, said);
}
