/** What was found out about a word, for the next time it comes. Bounded in every way, since the words are people's. */

const mostWords = 20_000;
/** Longer than words are: whoever sends such does not come back with the same. */
const longestWord = 60;

/**
 * `find` sees a word of its own: one that was cut from a text keeps the whole text in memory for as long as it is kept itself,
 * and so would whatever is cut from it.
 */
export function rememberWords<Known>(find: (word: string) => Known): (word: string) => Known {
  const known = new Map<string, Known>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined) return found;
    if (word.length > longestWord) return find(word);
    if (known.size >= mostWords) known.clear();
    const own = apartFromItsText(word);
    const made = find(own);
    known.set(own, made);
    return made;
  };
}

/** Written and read again: no other way of copying a string really does. */
const apartFromItsText = (word: string) => JSON.parse(JSON.stringify(word)) as string;
