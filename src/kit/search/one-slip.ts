/** All that a word could have been before one slip of a finger: a letter too many, too few, another, or two swapped. */

const alphabets = [
  'abcdefghijklmnopqrstuvwxyz',
  'àáâäæãåçèéêëìíîïñòóôöœùúûüß',
  'абвгдежзийклмнопрстуфхцчшщъыьэюяё',
  'αβγδεζηθικλμνξοπρστυφχψωάέήίόύώς',
];
/** In a shorter word every letter counts. */
const shortest = 4;
const longest = 16;

export function oneSlipFrom(word: string): string[] {
  const letters = [...word];
  if (letters.length < shortest || letters.length > longest) return [];
  const alphabet = alphabetOf(letters);
  const found = new Set<string>();
  const add = (from: number, until: number, between: string) =>
    found.add(letters.slice(0, from).join('') + between + letters.slice(until).join(''));
  for (let at = 0; at <= letters.length; at += 1) {
    if (at < letters.length) add(at, at + 1, '');
    if (at + 1 < letters.length) add(at, at + 2, letters[at + 1]! + letters[at]!);
    for (const other of alphabet) {
      if (at < letters.length) add(at, at + 1, other);
      add(at, at, other);
    }
  }
  found.delete(word);
  return [...found];
}

/** That of most of its letters: a word is written in one script. */
function alphabetOf(letters: readonly string[]): string {
  const shared = (alphabet: string) => letters.filter((letter) => alphabet.includes(letter)).length;
  return alphabets.toSorted((one, other) => shared(other) - shared(one))[0]!;
}
