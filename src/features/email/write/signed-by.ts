/** Who wrote a mail. */
import { ownWords } from '#language/quoted-mail.ts';
import { withoutHead } from './mail-head.ts';

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
