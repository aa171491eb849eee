/** Words of a prompt with what has been understood of them struck out. */
import { baseForms } from '#language/base-forms.ts';

export interface Tokens {
  words: readonly string[];
  used: boolean[];
  /** Where a comma or a full stop stood before the word. */
  breaks: ReadonlySet<number>;
}

const longest = 900;

export function tokensOf(text: string): Tokens {
  const words: string[] = [];
  const breaks = new Set<number>();
  for (const [piece] of text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('’', "'")
    .matchAll(/[\p{L}\p{N}][\p{L}\p{N}'-]*|[,.;:!?\n]/gu)) {
    if (/^[,.;:!?\n]$/.test(piece)) breaks.add(words.length);
    else if (words.length < longest) words.push(piece.replace(/'s$/, ''));
  }
  return { words, used: words.map(() => false), breaks };
}

/** Whether a comma stands within the phrase. */
export function isSplit(breaks: ReadonlySet<number>, at: number, long: number): boolean {
  for (let i = at + 1; i < at + long; i++) if (breaks.has(i)) return true;
  return false;
}

/** Strikes out every phrase of a table and tells what was found, in order. */
export function takePhrases<T>(
  { words, used, breaks }: Tokens,
  table: ReadonlyMap<string, T>,
  most = 4,
): { value: T; at: number; phrase: string }[] {
  const found: { value: T; at: number; phrase: string }[] = [];
  for (let at = 0; at < words.length; at++)
    for (let long = Math.min(most, words.length - at); long > 0; long--) {
      if (used.slice(at, at + long).some(Boolean)) continue;
      if (isSplit(breaks, at, long)) continue;
      const phrase = words.slice(at, at + long).join(' ');
      const value = table.get(phrase);
      if (value === undefined) continue;
      found.push({ value, at, phrase });
      for (let i = at; i < at + long; i++) used[i] = true;
      break;
    }
  return found;
}

/** A noun as it may stand in a table: itself, then its singular. */
export const formsOf = (phrase: string): string[] => {
  const words = phrase.split(' ');
  const last = words.pop()!;
  return baseForms(last)
    .filter(
      (form) =>
        form === last ||
        last.startsWith(form.slice(0, Math.max(2, form.length - 2))) ||
        form.length <= last.length + 1,
    )
    .map((form) => [...words, form].join(' '));
};
