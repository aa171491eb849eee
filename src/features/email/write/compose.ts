/** A mail from points, by rule: what was said is put into sentences, nothing is made up, and what is missing is marked. */
import { retoned } from '#language/rewrite.ts';
import { ownWords } from '#language/quoted-mail.ts';
import type { Address, Letter } from '#tools/kinds/letter.ts';
import { answeredBy, asksIn } from './asks.ts';
import { withoutHead } from './mail-head.ts';
import { pointsIn } from './points.ts';
import { replyTo } from './reply.ts';
import { asSentence, isAsk, paragraphsOf } from './sentence.ts';
import { withSmallWords } from './small-words.ts';
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

export function composed(given: Brief): Letter {
  const brief = { ...given, points: withSmallWords(given.points) };
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
  const called = nameOf(to[0]) ?? (mail ? signedBy(mail) : undefined);
  const word = tone === 'formal' ? 'Dear' : tone === 'friendly' ? 'Hi' : 'Hello';
  if (to.length > 1) return `${word === 'Hi' ? 'Hi' : word === 'Dear' ? 'Dear' : 'Hello'} all,`;
  if (!called) return tone === 'formal' ? 'Dear Sir or Madam,' : `${word},`;
  return `${word} ${tone === 'formal' ? called : called.split(' ')[0]},`;
}

const nameOf = (person: Address | undefined) => person?.name.trim() || undefined;

const name = String.raw`(\p{Lu}[\p{L}'’.-]{1,30}(?: \p{Lu}[\p{L}'’.-]{1,30}){0,2})`;
/** Below or beside a sign-off, with a line or two of where they work after it; or alone in the last line. */
const signatures: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:regards|wishes|best|yours(?: \w+)?|sincerely|thanks|thank you|cheers|greetings|love)[,!.]?[ \t]*\n\s{0,6}${name}[ \t]*(?:\n[^\n?]{1,60}){0,3}\s*$`,
    'iu',
  ),
  new RegExp(
    String.raw`\n[ \t]*(?:(?:[Kk]ind |[Bb]est |[Ww]arm |[Mm]any )?(?:[Rr]egards|[Ww]ishes|[Bb]est|[Tt]hanks|[Cc]heers)),[ \t]*${name}[ \t]*$`,
    'u',
  ),
  new RegExp(
    String.raw`\n\s*[–—-]?[ \t]*(?!(?:Thank|Best|Kind|Warm|Regards|Cheers|Sincerely|Yours|Bye|Please|Sent|Hi|Hello|Dear|Many|See)\b|Thanks)${name}[ \t]*$`,
    'u',
  ),
];

/** Who signed the mail that is answered; else who its head says it is from. */
export function signedBy(mail: string): string | undefined {
  const { body, from } = withoutHead(mail);
  const end = ownWords(body).slice(-300);
  for (const pattern of signatures) {
    const found = pattern.exec(end)?.[1];
    if (found) return found;
  }
  return from;
}

const askLeads: Record<MailTone, string> = {
  neutral: 'I would like to ask you:',
  formal: 'May I ask you the following:',
  friendly: 'A few things I would like to ask:',
};

function newMail({ points, tone }: Brief): string[] {
  const all = pointsIn(points);
  const asks = all.filter((point) => isAsk(point));
  const told = all.filter((point) => !isAsk(point));
  return [
    ...paragraphsOf(told.map((point) => asSentence(point))),
    ...(asks.length > 1
      ? [`${askLeads[tone]}\n${asks.map((ask) => `- ${asSentence(ask)}`).join('\n')}`]
      : asks.map((ask) => asSentence(ask))),
  ];
}

function reply(brief: Brief): string[] {
  const { points, mail, tone } = brief;
  const { answers, others } = answeredBy(asksIn(mail), pointsIn(points));
  return replyTo({ answers, others, mail: ownWords(withoutHead(mail).body), about: aboutOf(brief), tone });
}

/** Its own subject, where it has one. */
const aboutOf = (brief: Brief) =>
  subjectFor(brief)
    .replace(/^(?:(?:re|aw|sv|antw|fwd?|wg): ?)+/i, '')
    .replace(/^your e-mail$/, '')
    .slice(0, 80);

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
