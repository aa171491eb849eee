/** A mail without a language model: from the form of an occasion, or in the writer's own words. Nothing is made up. */
import type { Length, Tone } from '#tools/occasions/occasion.ts';
import { findOccasion } from '#tools/occasions/occasions.ts';
import { writeMessage } from '#tools/occasions/write-message.ts';
import { writeText } from '#tools/occasions/write-text.ts';
import { emptyEmail, type Address, type Email } from '#tools/kinds/email.ts';
import { writeReply } from './reply.ts';
import { signedBy } from './signed-by.ts';
import { subjectFor } from './subject.ts';

export interface Brief {
  /** The id of what it is written for; empty for own words alone. */
  occasion: string;
  fields: Readonly<Record<string, string>>;
  points: string;
  /** The mail that is answered; empty for a new one. */
  mail: string;
  to: readonly Address[];
  /** Recipients of whom only the name was given. */
  names?: readonly string[];
  subject: string;
  /** Who writes; empty where that is left open. */
  from: string;
  tone: Tone;
  length: Length;
}

export function writeEmail(brief: Brief): Email {
  const { points, mail, tone, length, from } = brief;
  const to = namesOf(brief);
  const occasion = findOccasion(brief.occasion);
  const email = { ...emptyEmail, to: [...brief.to] };
  if (occasion) {
    const written = writeText(occasion, { values: brief.fields, own: points, tone, length, to, from });
    const subject = brief.subject || mail.trim() ? subjectFor(brief) : written.subject;
    return { ...email, subject, body: written.body };
  }
  const body =
    mail.trim() === ''
      ? writeMessage({ own: points, tone, length, to, from })
      : writeReply({ mail, points, tone, to, from });
  return { ...email, subject: subjectFor(brief), body };
}

function namesOf({ to, names: withoutAddress = [], mail }: Brief): string[] {
  const names = [...to.map(({ name }) => name.trim()).filter(Boolean), ...withoutAddress];
  const count = to.length + withoutAddress.length;
  // Addresses without names are people all the same.
  if (count > 1 && names.length < count)
    return [...to.map(({ name, address }) => name || address), ...withoutAddress];
  const signed = mail.trim() === '' ? undefined : signedBy(mail);
  return names.length > 0 || !signed ? names : [signed];
}
