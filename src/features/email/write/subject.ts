/** What a mail is about: its subject where one was given, that of the mail it answers, or its first line. */
import { withSmallWords } from '#tools/occasions/words/small-words.ts';
import { withoutHead } from './mail-head.ts';
import { pointsIn } from './points.ts';

const longest = 70;

interface About {
  subject: string;
  mail: string;
  points: string;
}

export function subjectFor({ subject, mail, points }: About): string {
  const given = oneLine(subject);
  if (mail.trim() !== '') {
    const before = given || oneLine(withoutHead(mail).subject ?? '');
    return before === '' ? 'Re: your e-mail' : /^(?:re|aw|sv|antw):/i.test(before) ? before : `Re: ${before}`;
  }
  if (given) return given;
  const words = withSmallWords(pointsIn(points)[0] ?? '').replace(/[.!?]+$/, '');
  const cut = words.length > longest ? `${words.slice(0, longest).replace(/\s\S*$/, '')}…` : words;
  return cut.charAt(0).toUpperCase() + cut.slice(1);
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 300);
