/** A mail from points, by rule: what was said is put into sentences, nothing is made up, and what is missing is marked. */
import { retoned } from '#language/rewrite.ts';
import { ownWords } from '#language/quoted-mail.ts';
import type { Address, Letter } from '#tools/kinds/letter.ts';
import { answeredBy, asksIn } from './asks.ts';
import { pointsIn } from './points.ts';
import type { MailTone } from './tones.ts';

export interface Brief {
  points: string;
  /** The mail that is answered; empty for a new one. */
  mail: string;
  to: readonly Address[];
  subject: string;
  /** Who writes; empty where that is left open. */
  from: string;
  tone: MailTone;
}

export function composed(brief: Brief): Letter {
  const { to, tone, from } = brief;
  const paragraphs = brief.mail.trim() === '' ? newMail(brief) : reply(brief);
  const body = [
    greetingFor(brief),
    ...paragraphs.map((text) => toned(text, tone)),
    [signOffs[tone], from.trim()].filter(Boolean).join('\n'),
  ].join('\n\n');
  return { to: [...to], cc: [], bcc: [], subject: subjectFor(brief), body };
}

const signOffs: Record<MailTone, string> = {
  neutral: 'Kind regards,',
  formal: 'Yours sincerely,',
  friendly: 'All the best,',
};

function greetingFor({ to, tone, mail }: Brief): string {
  const name = nameOf(to[0]) ?? (mail ? signedBy(mail) : undefined);
  const word = tone === 'formal' ? 'Dear' : tone === 'friendly' ? 'Hi' : 'Hello';
  if (to.length > 1) return `${word === 'Hi' ? 'Hi' : word === 'Dear' ? 'Dear' : 'Hello'} all,`;
  if (!name) return tone === 'formal' ? 'Dear Sir or Madam,' : `${word},`;
  return `${word} ${tone === 'formal' ? name : name.split(' ')[0]},`;
}

const nameOf = (person: Address | undefined) => person?.name.trim() || undefined;

/** The name below a sign-off of the mail that is answered. */
export function signedBy(mail: string): string | undefined {
  const own = ownWords(mail);
  return /(?:regards|wishes|best|yours(?: \w+)?|sincerely|thanks|thank you|cheers)[,!.]?[ \t]*\n\s{0,6}(\p{Lu}[\p{L}'’.-]{1,30}(?: \p{Lu}[\p{L}'’.-]{1,30}){0,2})\s*$/iu.exec(
    own.slice(-300),
  )?.[1];
}

function newMail({ points }: Brief): string[] {
  const all = pointsIn(points);
  const asks = all.filter((point) => isAsk(point));
  const told = all.filter((point) => !isAsk(point));
  return [
    ...paragraphsOf(told.map(asSentence)),
    ...(asks.length > 1 ? [`${asks.map((ask) => `- ${asSentence(ask)}`).join('\n')}`] : asks.map(asSentence)),
  ];
}

function reply({ points, mail }: Brief): string[] {
  const asks = asksIn(mail);
  const { answers, others } = answeredBy(asks, pointsIn(points));
  const first = 'Thank you for your e-mail.';
  if (asks.length === 0) return [first, ...paragraphsOf(others.map(asSentence))];
  if (answers.length === 1)
    return [
      first,
      answers[0]!.answer === null ? openMark(answers[0]!.words) : asSentence(answers[0]!.answer),
      ...paragraphsOf(others.map(asSentence)),
    ];
  return [
    first,
    ...answers.map(
      ({ words, answer }) => `> ${words}\n${answer === null ? openMark(words) : asSentence(answer)}`,
    ),
    ...paragraphsOf(others.map(asSentence)),
  ];
}

/** Found by the check before sending, so that no question is passed over in silence. */
const openMark = (ask: string) =>
  `[Still open: ${ask.length > 80 ? `${ask.slice(0, 80).trimEnd()}…` : ask}]`.replaceAll(/[\r\n]+/g, ' ');

const isAsk = (point: string) =>
  point.endsWith('?') ||
  /^(?:ask|please|can you|could you|would you|will you|when|what|where|who|how|which)\b/i.test(point);

/** Notes to oneself, as one says them to the other. */
const notes: readonly (readonly [RegExp, string])[] = [
  [/^ask (?:(?:them|him|her) )?(?:to|for you to) /i, 'could you please '],
  [/^ask (?:(?:them|him|her) )?for /i, 'could you please send me '],
  [/^ask (?:(?:them|him|her) )?(?:if|whether) (?:they|he|she|you) (?=can|could|will|would|are|have)/i, ''],
  [/^(?:offer|suggest|propose) (?=(?:an?|the|another|to)\b)/i, 'I would like to offer '],
  [/^remind (?:them|him|her) (?:of|about) /i, 'may I remind you of '],
  [/^thank (?:them|him|her)? ?for /i, 'thank you for '],
  [/^apologi[sz]e for /i, 'I am sorry for '],
  [/^invite (?:them|him|her) to /i, 'I would like to invite you to '],
  [/^confirm (?=(?:the|that|our)\b)/i, 'I confirm '],
];
/** "Pay until Friday" asks for it by Friday. */
const untilDay =
  /\b(could you please [^?.]{1,80}?) until (?=(?:tomorrow|tonight|next|the|mon|tues|wednes|thurs|fri|satur|sun|\d))/i;
/** "Invoice 104 still open" has no verb, and what it is can be told. */
const withoutVerb =
  /^((?:the |our |your |my )?\p{L}(?:[^,.;:!?]|[,.](?=\d)){1,60}?) (still (?:open|missing|unpaid|pending)|not yet (?:paid|here|ready|decided)|overdue|cancelled|unpaid)$/iu;

function spokenTo(point: string): string {
  for (const [note, words] of notes)
    if (note.test(point)) return point.replace(note, words).replace(untilDay, '$1 by ');
  const due = /^due (since|by|on|at)\b/i.exec(point);
  if (due) return `it ${due[1]!.toLowerCase() === 'since' ? 'has been' : 'is'} ${point}`;
  const match = withoutVerb.exec(point);
  return match && !/\b(?:is|are|was|were|has|have|be)\b/i.test(match[1]!)
    ? `${match[1]} is ${match[2]}`
    : point;
}

function asSentence(point: string): string {
  const bare = spokenTo(point.trim())
    .replace(/^(?:ask|tell|say)(?: (?:them|him|her))?(?: (?:that|to))?:?\s+/i, '')
    .trim();
  const capital = bare.charAt(0).toUpperCase() + bare.slice(1);
  if (/[.!?…:]$/.test(capital)) return capital;
  return /^(?:can|could|would|will|may i|when|what|where|who|how|which|is|are|do|does)\b/i.test(capital)
    ? `${capital}?`
    : `${capital}.`;
}

/** Three sentences each: more at once nobody reads in a mail. */
function paragraphsOf(sentences: readonly string[]): string[] {
  const paragraphs: string[] = [];
  for (let at = 0; at < sentences.length; at += 3) paragraphs.push(sentences.slice(at, at + 3).join(' '));
  return paragraphs;
}

/** Line by line: rules of tone even out spaces, and lines are not theirs. What is quoted stays as it is. */
const toned = (text: string, tone: MailTone) =>
  tone === 'neutral'
    ? text
    : text
        .split('\n')
        .map((line) => (/^(?:>|\[|- )/.test(line) ? line : retoned(line, tone)))
        .join('\n');

const longestSubject = 70;

export function subjectFor({ subject, mail, points }: Pick<Brief, 'subject' | 'mail' | 'points'>): string {
  const given = oneLine(subject);
  if (mail.trim() !== '') {
    const before =
      given ||
      oneLine(/^\s*\*?(?:subject|betreff|objet|asunto|onderwerp):\*?\s*(.+)$/im.exec(mail)?.[1] ?? '');
    return before === '' ? 'Re: your e-mail' : /^(?:re|aw|sv|antw):/i.test(before) ? before : `Re: ${before}`;
  }
  if (given) return given;
  const first = (pointsIn(points)[0] ?? '').replace(
    /^(?:ask|tell|say)(?: (?:them|him|her))?(?: (?:that|to))?:?\s+/i,
    '',
  );
  const words = first.replace(/[.!?]+$/, '');
  const cut =
    words.length > longestSubject ? `${words.slice(0, longestSubject).replace(/\s\S*$/, '')}…` : words;
  return cut.charAt(0).toUpperCase() + cut.slice(1);
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 300);
