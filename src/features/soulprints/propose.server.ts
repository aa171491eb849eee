/** From an answer to a few facets: its own short phrases, else the words that carry it. Nothing is added to what was said. */
const longest = 40;
const mostWords = 4;

const small = new Set(
  'a about after all also always am an and any anything are as at be because been but by can could do does doing for from get had has have he her him his how i if in into is it its just like lot lots make many me more most much my never no not nothing of often on one or other our out over own people really she so some someone something still that the their them then there these they thing things this those time to too try up very was we well were what when where which who why will with without would you your'.split(
    ' ',
  ),
);

const words = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu) ?? [];

export function proposedFrom(answer: string, most = 3): string[] {
  const phrases = answer
    .split(/[.,;:!?\n()]+|\s(?:and|or|but|because|with)\s/iu)
    .map(trimSmall)
    .filter((phrase) => {
      const count = words(phrase).length;
      return count > 0 && count <= mostWords && phrase.length <= longest && phrase.length > 2;
    });
  const found =
    phrases.length > 0 ? phrases : words(answer).filter((word) => isTelling(word) && word.length > 4);
  return [...new Map(found.map((one) => [one.toLowerCase(), capital(one)])).values()].slice(0, most);
}

const isTelling = (word: string) => !small.has(word.toLowerCase());

/** Without the small words at either end. */
function trimSmall(phrase: string): string {
  const all = words(phrase);
  const first = all.findIndex(isTelling);
  const last = all.findLastIndex(isTelling);
  return first < 0 ? '' : all.slice(first, last + 1).join(' ');
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
