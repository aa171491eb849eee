/** Words that look like a password: a mail is read by more eyes than one thinks, and kept. */

const named =
  /\b(?:password|passcode|passphrase|pass word|passwort|mot de passe|contraseña|wachtwoord|pwd|pw|pin(?: code| number)?)\b(?: (?:for|to) [^.:\n]{1,40}?)?\s*(?:is|lautet|are|=|:)\s*["“'‘]?([^\s"”'’,;]{4,64})/iu;
const notOne =
  /^(?:not|the|that|this|your|my|our|too|now|still|very|wrong|right|right\.|correct|safe|secret|strong|weak|required|needed|changed|expired|reset|sent|below|above|attached|kept|known|stored|only|also|in|on|at|under|with|valid|different|being|protected)\b/i;
/** Capital and small letters, a digit and a sign, in one word that is no address. */
const mixed =
  /(?<![\p{L}\p{N}/@._-])(?=\S{0,40}\p{Ll})(?=\S{0,40}\p{Lu})(?=\S{0,40}\d)(?=\S{0,40}[!#$%&*?^~+=])[\p{L}\p{N}!#$%&*?^~+=_-]{8,40}(?![\p{L}\p{N}/@])/u;

export function secretIn(text: string): string | undefined {
  const given = text
    .slice(0, 100_000)
    .split(/\s+/)
    .filter(
      (word) => !/^\W?https?:/.test(word) && !word.slice(word.indexOf('@') + 1 || word.length).includes('.'),
    )
    .join(' ');
  const said = named.exec(given)?.[1]?.replace(/[.!?)]+$/, '');
  const found = said && said.length > 3 && !notOne.test(said) ? said : mixed.exec(given)?.[0];
  return found && `${found.slice(0, 2)}${'•'.repeat(Math.min(8, found.length - 2))}`;
}
