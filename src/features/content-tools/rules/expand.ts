/** Longer without inventing: shorthand in full, notes as sentences, and the questions that readers are left with. */
import { sentencesOf } from '#language/sentences.ts';
import { capital } from '#language/capital.ts';
import { withoutContractions } from '#language/rewrite.ts';
import type { Rule } from '#language/rewrite.ts';
import { whichLanguage } from '#language/which-language.ts';
import type { Written } from '../data.ts';
import type { SmallInput } from '../small-tool.ts';
import { changesBetween, isSame } from './changes.ts';
import { countWords, isHeading, overProse, sentencesIn } from './prose.ts';

/** "Need 2 buy" is no two of anything; "need 2 chairs" is. */
const doings =
  'buy|get|go|call|send|book|pay|see|do|make|ask|check|order|bring|write|fix|meet|talk|speak|find|finish|print|sign|know|tell|be|take|give|move|plan|read|clean|cook|leave|come|start|pick|sell|rent|hire|choose|decide|discuss|learn|wait|work|update|cancel|confirm|return';

const inFull: readonly Rule[] = [
  [/\b(?:tmrw|tmr|tmw|tmo?rw|2moro|2mrw|2morrow)\b/gi, 'tomorrow'],
  [/\b2day\b/gi, 'today'],
  [/\b2(?:nite|night)\b/gi, 'tonight'],
  [/\babt\b/gi, 'about'],
  [/\bb4\b/gi, 'before'],
  [/\bppl\b/gi, 'people'],
  [/\bplz\b/gi, 'please'],
  [/\bmsgs\b/gi, 'messages'],
  [/\bmsg\b/gi, 'message'],
  [/\bwks\b/gi, 'weeks'],
  [/\bwk\b/gi, 'week'],
  [/\bwkend\b/gi, 'weekend'],
  [/\bmgr\b/gi, 'manager'],
  [/\bqty\b/gi, 'quantity'],
  [/\bavail\b/gi, 'available'],
  [/\bthru\b/gi, 'through'],
  [/\bbday\b/gi, 'birthday'],
  [/\bw\/(?=\p{L}{2})/giu, 'with '],
  [/\b(?:r u)\b/gi, 'are you'],
  [/\bur\b/g, 'your'],
  [/\bu\b(?![.'’-])/g, 'you'],
  [
    new RegExp(
      String.raw`\b(need|needs|want|wants|have|has|got|going|how|able|like|trying) 2 (?=(?:${doings})\b)`,
      'gi',
    ),
    '$1 to ',
  ],
  [/\bmtgs\b/gi, 'meetings'],
  [/\bmtg\b/gi, 'meeting'],
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/(?=\s)/gi, 'with'],
  [/\bb\/c\b/gi, 'because'],
  [/\basap\b/gi, 'as soon as possible'],
  [/\beod\b/gi, 'by the end of the day'],
  [/\beow\b/gi, 'by the end of the week'],
  [/\btbd\b/gi, 'to be decided'],
  [/\btbc\b/gi, 'to be confirmed'],
  [/\bfyi\b/gi, 'for your information'],
  [/\bbtw\b/gi, 'by the way'],
  [/\bprob\b/gi, 'probably'],
  [/\bapprox\.?(?=\s)/gi, 'approximately'],
  [/\binfo\b/gi, 'information'],
  [/\bdocs\b/gi, 'documents'],
  [/\bdoc\b/gi, 'document'],
  [/\bappt\b/gi, 'appointment'],
  [/\bdept\b/gi, 'department'],
  [/\bmgmt\b/gi, 'management'],
  [/\breq(?:'d|d)?\b/gi, 'required'],
  [/\bre:\s*/gi, 'about '],
  [/\bpls\b/gi, 'please'],
  [/\bthx\b/gi, 'thank you'],
  [/\bmins\b/gi, 'minutes'],
  [/\bhrs\b/gi, 'hours'],
  [/\bmon\b(?=[ ,]|$)/g, 'on Monday'],
  [/\btues?\b(?=[ ,]|$)/g, 'on Tuesday'],
  [/\bweds?\b(?=[ ,]|$)/g, 'on Wednesday'],
  [/\bthu(?:rs?)?\b(?=[ ,]|$)/g, 'on Thursday'],
  [/\bfri\b(?=[ ,]|$)/g, 'on Friday'],
  [/\b(\d{1,2})\s?(am|pm)\b(?<!at \d{1,2}\s?(?:am|pm))/gi, 'at $1 $2'],
  [/\bat at\b/g, 'at'],
  [
    /\b(\d{1,2}) (jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b\.?/gi,
    (_, day: string, month: string) => `${day} ${months[month.slice(0, 3).toLowerCase()]}`,
  ],
  [
    /\b(january|february|march|april|june|july|august|september|october|november|december)\b/g,
    (month: string) => capital(month),
  ],
  [/\beur\b/gi, 'euros'],
  [/\busd\b/gi, 'dollars'],
  [/\b&\b/g, 'and'],
  [/\s\+\s/g, ' and '],
];
const months: Readonly<Record<string, string>> = {
  jan: 'January',
  feb: 'February',
  mar: 'March',
  apr: 'April',
  jun: 'June',
  jul: 'July',
  aug: 'August',
  sep: 'September',
  oct: 'October',
  nov: 'November',
  dec: 'December',
};

/** A note without a verb or a subject, as a sentence; only shapes that are sure. */
const asSentence: readonly (readonly [RegExp, string])[] = [
  [/^(?:i |we )?need (?!to\b)(.+)$/i, 'We need $1'],
  [/^need to (.+)$/i, 'We need to $1'],
  [/^(?:must|should) (.+)$/i, 'We must $1'],
  [/^meeting ((?:tomorrow|today|tonight|next|this|on|at|about|in)\b.*)$/i, 'There is a meeting $1'],
  [/^meeting (?:with )?(.+)$/i, 'There is a meeting with $1'],
  [/^call ((?:tomorrow|today|tonight|next|this|on|at) .*\bwith .+)$/i, 'There is a call $1'],
  [/^call (?:with )(.+)$/i, 'There is a call with $1'],
  [
    /^([\p{L} ]{3,40}?) (late|ready|ok|done|delayed|missing|open|closed|full|broken|cancelled|postponed)\b(.*)$/iu,
    'The #what$1#what #be $2$3',
  ],
  [/^no ([\p{L}]+)(.*)$/iu, 'There is no $1$2'],
];

const gaps: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\b(?:years?|days?|weeks?|months?|hours?|minutes?) )\b(?:soon|later|shortly|some day|at some point|in the future|recently|lately)\b/i,
    'When exactly?',
  ],
  [
    /(?<!\b(?:as|so|how|too) )\b(?:some|several|many|a few|a lot of|most|various|numerous)\b/i,
    'How many, or which ones?',
  ],
  [
    /\b(?:better|worse|faster|cheaper|easier|improved|more efficient|bigger|smaller|nicer)\b(?! than)/i,
    'Compared with what, and by how much?',
  ],
  [/\bdifferent\b(?! from)/i, 'In what way?'],
  [
    /\b(?:people say|experts|studies show|research shows|it is said|everyone knows|critics)\b/i,
    'Who says so? A source would help.',
  ],
  [
    /\b(?:things|stuff|issues|aspects|factors|affected|impact)\b/i,
    'What, concretely? An example would help.',
  ],
  [
    /\b(?:should|must|need to|have to)\b(?![^.]*\b(?:because|today|tomorrow|by|before|until|on \w+day)\b)/i,
    'Why, and by when?',
  ],
  [
    /\b(?:was|were|been|be) (?:decided|approved|agreed|changed|cancelled|moved|planned)\b(?![^.]*\bby\b)/i,
    'Who decided it?',
  ],
];

export function expandByRule({ text }: SmallInput): Written {
  // Shorthand hides the language: it is told once that is written out.
  const isEnglish = [text, writtenOut(text)].some((one) => whichLanguage(one) === 'en') || isTyped(text);
  const inProse = (given: string) =>
    overProse(given, (prose, line) => (isHeading(line) ? prose : fromNotes(prose)));
  const now = isEnglish ? (isNotes(text) ? text.split('\n').map(inProse).join('\n') : inProse(text)) : text;
  const hints = isEnglish
    ? sentencesIn(now).flatMap((sentence) => {
        const asked = gaps.filter(([pattern]) => pattern.test(sentence)).slice(0, 2);
        return asked.map(([, why]) => ({ text: sentence, why }));
      })
    : [];
  const honest =
    'Bamboo doesn’t add facts. A language model could write the missing passages from your notes.';
  const note = isSame(text, now)
    ? hints.length > 0
      ? `There’s no shorthand to expand. Answer the questions below to expand the text. ${honest}`
      : isEnglish
        ? `There’s no shorthand to expand, and nothing obvious is missing. ${honest}`
        : `Expanding shorthand only works in English. ${honest}`
    : hints.length > 0
      ? `Shorthand expanded. The questions below show where readers would want more. ${honest}`
      : `Shorthand expanded. ${honest}`;
  return {
    text: now,
    hints: hints.slice(0, 20),
    changes: changesBetween(text, now, () => 'Expanded.'),
    revises: true,
    note,
  };
}

const writtenOut = (prose: string) =>
  inFull.reduce((so, [pattern, words]) => so.replaceAll(pattern, words as string), prose);

/** Too short to tell its language, and in the shorthand of one. */
const isTyped = (text: string) =>
  whichLanguage(text) === null &&
  /\b(?:mtg|tmrw|abt|w\/o?|asap|pls|plz|b4|thx|need 2)(?![\p{L}\d])/iu.test(text);

/** Lines that each are a note of their own, and no paragraph that was broken by hand. */
function isNotes(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isNote = (line: string) => countWords(line) <= 14 && !/[.!?,;:]\s*$/.test(line);
  return lines.length > 1 && lines.every(isNote) && lines.some((line) => writtenOut(line) !== line);
}

/** "Budget late -> ask Tom" are two. */
function fromNotes(prose: string): string {
  const notes = prose.split(/\s+(?:-{1,2}>|=>|→)\s+/).filter((note) => note.trim() !== '');
  const isWritten = /[.!?]\s*$/.test(prose) && writtenOut(prose) === prose;
  if (notes.length < 2 || isWritten) return fuller(prose);
  const ended = (note: string) => (/[.!?]$/.test(note) ? note : `${note.replace(/[\s,;]+$/, '')}.`);
  return notes.map((note) => capital(ended(fuller(note)))).join(' ');
}

/** Fewer are a label. */
const fewestOfSentence = 4;

function fuller(prose: string): string {
  const spelt = writtenOut(prose);
  const plain = withoutContractions(spelt);
  if (countWords(prose) > 14 || /[.!?]\s*$/.test(prose) || sentencesOf(prose).length > 1)
    return restored(prose, plain);
  const shape = asSentence.find(([pattern]) => pattern.test(plain));
  const whole = (shape ? plain.replace(shape[0], shape[1]) : plain)
    .replace(
      /#what(.*?)#what #be/,
      (_, what: string) => `${small(what)} ${/[^s]s$/.test(what) ? 'are' : 'is'}`,
    )
    .replace(/^The (the|our|my|your|his|her|their|this|that) /i, (_, word: string) => `${capital(word)} `);
  const isSentence = shape !== undefined || (spelt !== prose && countWords(spelt) >= fewestOfSentence);
  return isSentence ? `${capital(whole).replace(/[\s,;]+$/, '')}.` : restored(prose, plain);
}

/** A label or a line of a list keeps its small beginning. */
const restored = (was: string, now: string) =>
  /^\p{Ll}/u.test(was) ? now.charAt(0).toLowerCase() + now.slice(1) : now;
/** Only what has its capital from standing first. */
const small = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
