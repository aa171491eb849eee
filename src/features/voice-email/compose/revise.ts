/** An email with one thing put right, by rule. */
import { placesOf, readCorrection, replacedIn, type Correction } from '#language/corrections.ts';
import { retoned } from '#language/rewrite.ts';
import { sentencesOf } from '#language/sentences.ts';
import { withoutThoseAbout } from '#language/taken-out.ts';
import type { Email } from '#tools/kinds/email.ts';
import type { EmailTone } from '../limits.ts';
import { emailWords } from './email-words.ts';

export interface Revised {
  letter: Email;
  /** What was done, in words; null where no rule knows how. */
  did: string | null;
  /** What has to be known first. */
  asks?: string;
}

/** What changed nothing is told, and is no change. */
export function reviseByRule(email: Email, said: string, language: string): Revised {
  const revised = changedBy(email, said, language);
  return revised.did !== null && isSame(revised.letter, email)
    ? { letter: email, did: null, asks: nothingChanged(revised.did) }
    : revised;
}

const isSame = (a: Email, b: Email) =>
  JSON.stringify([a.to, a.cc, a.subject, a.body]) === JSON.stringify([b.to, b.cc, b.subject, b.body]);
const nothingChanged = (did: string) =>
  did === shortest ? `Nothing was changed. ${shortest}` : 'Nothing changed: it already says that.';
const shortest = 'It can’t get shorter without losing a fact.';

function changedBy(email: Email, said: string, language: string): Revised {
  const correction = readCorrection(said, `${email.subject}\n${email.body}`);
  const did = (next: Partial<Email>, words: string): Revised => ({
    letter: { ...email, ...next },
    did: words,
  });
  switch (correction.is) {
    case 'tone':
      return toned(email, correction.tone, language);
    case 'replace':
      return did(
        replacedEverywhere(email, correction.was, correction.now),
        `“${correction.was}” is now “${correction.now}”.`,
      );
    case 'spell':
      return correction.was
        ? did(replacedEverywhere(email, correction.was, correction.word), `Spelt ${correction.word}.`)
        : unchanged(email);
    case 'which':
      return { ...unchanged(email), asks: askingWhich(correction) };
    case 'subject':
      return did({ subject: correction.text.replaceAll(/\s+/g, ' ') }, 'The subject is changed.');
    default:
      return revisedBody(email, correction, did);
  }
}

function askingWhich({ now, found }: Extract<Correction, { is: 'which' }>): string {
  if (found.length === 0)
    return `There is nothing in the e-mail that “${now}” could replace. Say “add that …” to add it.`;
  const list = found.slice(0, 5).map((one) => `“${one}”`);
  return `Which one should be “${now}”: ${list.slice(0, -1).join(', ')} or ${list.at(-1)}? Say “${now}, not ${found[0]}”.`;
}

const unchanged = (email: Email): Revised => ({ letter: email, did: null });

function revisedBody(
  email: Email,
  correction: Correction,
  did: (next: Partial<Email>, words: string) => Revised,
): Revised {
  const paragraphs = email.body.split(/\n\s*\n/);
  const closing = paragraphs.length > 1 ? paragraphs.length - 1 : paragraphs.length;
  if (correction.is === 'add') {
    // Before what is asked, if the last paragraph asks.
    const at = closing > 2 && /\?\s*$/.test(paragraphs[closing - 1]!) ? closing - 1 : closing;
    return did(
      { body: [...paragraphs.slice(0, at), correction.text, ...paragraphs.slice(at)].join('\n\n') },
      'Added.',
    );
  }
  if (correction.is === 'sign') {
    const [words] = paragraphs.at(-1)!.split('\n');
    return did(
      { body: [...paragraphs.slice(0, closing), `${words}\n${correction.name}`].join('\n\n') },
      `Signed ${correction.name}.`,
    );
  }
  if (correction.is === 'recipient') {
    const greeting = paragraphs[0]!.replace(
      /^(\p{L}+)(?: [^,:!]*)?([,:!]?)$/u,
      (_, hello: string, sign: string) => `${hello} ${correction.name}${sign || ','}`,
    );
    return did({ body: [greeting, ...paragraphs.slice(1)].join('\n\n') }, `Addressed to ${correction.name}.`);
  }
  if (correction.is !== 'remove' && correction.is !== 'remove-last') return unchanged(email);
  const middle = paragraphs.slice(1, closing).map(sentencesOf);
  const before = middle.flat().length;
  const kept =
    correction.is === 'remove'
      ? withoutAbout(correction.what, middle)
      : middle.map((sentences, at) => (at === middle.length - 1 ? sentences.slice(0, -1) : sentences));
  if (kept.flat().length === before || kept.flat().length === 0) return unchanged(email);
  const body = [
    paragraphs[0]!,
    ...kept.filter(({ length }) => length > 0).map((one) => one.join(' ')),
    ...paragraphs.slice(closing),
  ];
  return did({ body: body.join('\n\n') }, 'Removed.');
}

/** Over all paragraphs: what goes on about it may stand in the next one. */
function withoutAbout(what: string, paragraphs: readonly string[][]): string[][] {
  const kept = withoutThoseAbout(what, paragraphs.flat());
  if (kept.length === paragraphs.flat().length)
    return paragraphs.map((sentences) => sentences.filter((one) => placesOf(what, one).length === 0));
  let at = 0;
  return paragraphs.map((sentences) =>
    sentences.filter((one) => {
      const isKept = kept[at] === one;
      if (isKept) at += 1;
      return isKept;
    }),
  );
}

function replacedEverywhere(email: Email, was: string, now: string): Partial<Email> {
  const names = (list: Email['to']) => list.map((one) => ({ ...one, name: replacedIn(one.name, was, now) }));
  return {
    to: names(email.to),
    cc: names(email.cc),
    subject: replacedIn(email.subject, was, now),
    body: replacedIn(email.body, was, now),
  };
}

const pleasantry =
  /^(?:i hope (?:you|this)|hope you|just let me know if anything|let me know if you have any questions|please do not hesitate)/i;

function toned(email: Email, tone: Extract<Correction, { is: 'tone' }>['tone'], language: string): Revised {
  const words = emailWords(language);
  const paragraphs = email.body.split(/\n\s*\n/);
  const last = paragraphs.length - 1;
  if (tone === 'longer') {
    if (!words.opening || !words.offer || last < 1) return unchanged(email);
    const middle = [words.opening.plain, ...paragraphs.slice(1, last), words.offer.plain];
    return {
      letter: { ...email, body: [paragraphs[0], ...middle, paragraphs[last]].join('\n\n') },
      did: 'A little longer, with no new facts.',
    };
  }
  if (language !== 'en') return unchanged(email);
  if (tone === 'shorter' || tone === 'plain') {
    const middle = paragraphs
      .slice(1, last)
      .map((text) =>
        sentencesOf(text)
          .filter((one) => !pleasantry.test(one))
          .join(' '),
      )
      .filter(Boolean)
      .map((text) => retoned(text, 'shorter'));
    const body = [paragraphs[0], ...middle, ...(last > 0 ? [paragraphs[last]] : [])].join('\n\n');
    return body === email.body
      ? { letter: email, did: shortest }
      : { letter: { ...email, body }, did: 'Shorter.' };
  }
  const middle = paragraphs.slice(1, last).map((text) => retoned(text, tone));
  const body = [
    greeted(paragraphs[0]!, tone, language),
    ...middle,
    ...(last > 0 ? [[words.closing[tone], ...paragraphs[last]!.split('\n').slice(1)].join('\n')] : []),
  ].join('\n\n');
  return { letter: { ...email, body }, did: tone === 'formal' ? 'More formal.' : 'Friendlier.' };
}

function greeted(line: string, tone: EmailTone, language: string): string {
  const name = /^(?:hello|hi(?: there)?|hey|dear)\s*([^,:!]*)[,:!]?$/i.exec(line)?.[1]?.trim();
  return name === undefined || name.includes('Madam')
    ? line
    : emailWords(language).greeting[tone](name || undefined);
}
