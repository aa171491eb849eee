/** A change to a text with its reason, for both sides of the wire. */

export const editKinds = [
  'spelling',
  'grammar',
  'wordy',
  'plain',
  'inclusive',
  'passive',
  'long',
  'repeated',
  'engine',
] as const;
export type EditKind = (typeof editKinds)[number];

export interface PolishEdit {
  start: number;
  end: number;
  was: string;
  /** Null where only people can say what would be better. */
  now: string | null;
  why: string;
  kind: EditKind;
  /** Made unless it is refused; what is not sure is off until it is taken. */
  sure: boolean;
}

/** What someone taught by refusing: every tool that corrects obeys it. */
export interface TaughtRule {
  /** `word`: these words stay as they are. `change`: these words never become those. `kind`: advice of this kind is not wanted. */
  is: 'word' | 'change' | 'kind';
  /** In small letters; for `kind`, the kind. */
  words: string;
  now: string | null;
}

const plain = (words: string) => words.trim().toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ');

export const rulePlain = plain;

export function obeys(
  { was, now, kind }: Pick<PolishEdit, 'was' | 'now' | 'kind'>,
  rules: readonly TaughtRule[],
): boolean {
  const words = plain(was);
  return !rules.some(
    (rule) =>
      (rule.is === 'word' && ` ${words} `.includes(` ${rule.words} `)) ||
      (rule.is === 'change' && rule.words === words && plain(rule.now ?? '') === plain(now ?? '')) ||
      (rule.is === 'kind' && rule.words === kind),
  );
}

/** Of the writer's own words; what comes after is told to be unchecked. */
export const longestPolished = 40_000;
