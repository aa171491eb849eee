/** How many words of what was said are wrong in what was heard: changed, missing or added (the word error rate). */

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/metres/g, 'meters')
    .split(/\s+/)
    .filter(Boolean);

export function wordErrors(said: string, heard: string): { wrong: number; of: number } {
  const [a, b] = [plain(said), plain(heard)];
  let row = b.map((_, at) => at + 1);
  for (const [at, word] of a.entries()) {
    let diagonal = at;
    let left = at + 1;
    row = row.map((above, place) => {
      const best = Math.min(above + 1, left + 1, diagonal + (b[place] === word ? 0 : 1));
      diagonal = above;
      left = best;
      return best;
    });
  }
  return { wrong: row.at(-1) ?? a.length, of: a.length };
}
