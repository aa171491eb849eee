/** A difference put right in the email. */
import { replacedIn } from '#language/corrections.ts';
import type { Difference } from '#language/facts.ts';
import { sentencesOf } from '#language/sentences.ts';
import type { Email } from '#tools/kinds/email.ts';
import { meantBy, type SpokenEmail } from './spoken-email.ts';

/** What was said in place of what is written; or, where it is not there at all, the sentence that it was said in. */
export function putBack(content: SpokenEmail, { said, written }: Difference): Partial<Email> {
  const { letter: email } = content;
  if (!said) return {};
  if (written)
    return {
      subject: replacedIn(email.subject, written.text, said.text),
      body: replacedIn(email.body, written.text, said.text),
    };
  const meant = meantBy(content);
  const sentence = sentenceAround(meant, said.start) ?? said.text;
  const paragraphs = email.body.split(/\n\s*\n/);
  const at = Math.max(1, paragraphs.length - 1);
  return { body: [...paragraphs.slice(0, at), sentence, ...paragraphs.slice(at)].join('\n\n') };
}

function sentenceAround(text: string, place: number): string | undefined {
  let from = 0;
  for (const sentence of sentencesOf(text)) {
    const start = text.indexOf(sentence.slice(0, 20), from);
    if (start < 0) continue;
    from = start + sentence.length;
    if (place >= start && place < from) return sentence;
  }
  return undefined;
}

/** The sentence that says what nobody said goes; from a subject only the words. */
export function removed({ letter: email }: SpokenEmail, { written }: Difference): Partial<Email> {
  if (!written) return {};
  const paragraphs = email.body.split(/\n\s*\n/).map((paragraph) => {
    if (!paragraph.includes(written.text)) return paragraph;
    const kept = sentencesOf(paragraph).filter((sentence) => !sentence.includes(written.text));
    return kept.join(' ');
  });
  return {
    subject: replacedIn(email.subject, written.text, '').replaceAll(/\s+/g, ' ').trim(),
    body: paragraphs.filter(Boolean).join('\n\n'),
  };
}
