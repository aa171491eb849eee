/** Which passwords are refused: those that are guessed first. No rules on signs and capitals; they make nothing safer. */
import { AppError } from '#kit/errors.ts';
import { commonPasswords } from './common-passwords.ts';
import { nameIn, withoutGaps, type KnownNames } from './names-in-password.ts';

/** Throws with words for the person who chose it. Length is the contract's to judge. */
export function refuseWeakPassword(password: string, names: KnownNames) {
  const reason = weakness(password, names);
  if (reason)
    throw new AppError('invalid:password', {
      message: reason,
      issues: [{ path: 'password', message: reason }],
    });
}

export function weakness(password: string, names: KnownNames): string | undefined {
  const plain = password.normalize('NFKC').toLowerCase();
  if (isCommon(plain)) return 'That password is too common. Choose another.';
  if (isPattern(plain))
    return 'That password is a simple pattern. Choose another, such as a few unrelated words.';
  return nameIn(password, names);
}

const signsForLetters: Record<string, string> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  1: 'i',
  '!': 'i',
  0: 'o',
  $: 's',
  5: 's',
  7: 't',
};

/** Also with other digits and signs around it, with gaps in it, and with signs for letters. */
function isCommon(plain: string) {
  const solid = withoutGaps(plain);
  const bare = solid.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const spelled = (text: string) => text.replaceAll(/[@431!0$57]/g, (sign) => signsForLetters[sign]!);
  // "p@ssw0rd!" ends in a sign that is no letter, "pa$$word1" in a digit that is none.
  const trimmed = solid.replaceAll(/[^\p{L}]+$/gu, '');
  return [plain, solid, bare, spelled(solid), spelled(trimmed), spelled(bare)].some((form) =>
    commonPasswords.has(form),
  );
}

const mostBreaks = 2;
const keyboardRows = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
];

function isPattern(plain: string) {
  const solid = withoutGaps(plain);
  const isRepeat = /^(.{1,4}?)\1+.{0,2}$/su.test(solid);
  const isDate = /^(?:(?:19|20)\d\d)+$|^\d{4}(?:19|20)\d\d$|^(?:19|20)\d{6}$/.test(solid);
  return isRepeat || isDate || breaks(solid) <= mostBreaks;
}

/** How often the next character is neither the same nor the neighbour, in the alphabet or on the keyboard, of the last. */
function breaks(text: string) {
  const characters = [...text];
  return characters.slice(1).filter((next, index) => !areNeighbours(characters[index]!, next)).length;
}

function areNeighbours(a: string, b: string) {
  if (Math.abs(a.codePointAt(0)! - b.codePointAt(0)!) <= 1) return true;
  return keyboardRows.some((row) => row.includes(a + b) || row.includes(b + a));
}
