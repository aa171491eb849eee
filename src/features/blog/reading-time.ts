/** Words that most people read in a minute, of prose like ours. */
const wordsAMinute = 220;

const fenced = /^```[^\n]*\n[\s\S]*?^```/gm;

export const wordsIn = (text: string) =>
  text.replaceAll(fenced, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;

/** Minutes, at least one. */
export const readingTime = (text: string) => Math.max(1, Math.round(wordsIn(text) / wordsAMinute));
