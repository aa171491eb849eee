const fields = ['bg-leaf', 'bg-sky', 'bg-blush', 'bg-honey'] as const;

/** Up to two letters: of the first and the last word. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/)
    .filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = ends.map((word) => [...(word ?? '')].find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? '');
  return letters.join('').toLocaleUpperCase('en') || '?';
}

/** The same name has the same soft colour everywhere. */
export function avatarField(name: string): (typeof fields)[number] {
  let hash = 0;
  for (const letter of name.trim().toLowerCase()) hash = (hash * 31 + letter.codePointAt(0)!) >>> 0;
  return fields[hash % fields.length]!;
}
