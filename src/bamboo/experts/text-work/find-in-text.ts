/** Things of one kind that stand in a text: addresses, links, numbers, dates, names of tags. */

const months =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\.?';
const weekday = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?';

const kinds = {
  email: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  link: /\b(?:https?:\/\/|www\.)[^\s<>"')\]]+[^\s<>"')\].,;:!?]|\b[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|org|net|edu|gov|io|dev|app|info|eu|uk|de|fr|es|it|nl|ch|at|co)\b(?:\/[^\s<>"')\]]*[^\s<>"')\].,;:!?])?/gi,
  number:
    /(?<![\w.@])[-−]?\d{1,3}(?:[,  ]\d{3})+(?:\.\d+)?(?!\w)|(?<![\w.@])[-−]?\d+(?:[.,]\d+)?(?:\s?%)?(?![\w@])/g,
  date: new RegExp(
    [
      String.raw`\b\d{4}-\d{1,2}-\d{1,2}\b`,
      String.raw`\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b`,
      String.raw`\b${weekday}\d{1,2}(?:st|nd|rd|th)?(?: of)? ${months}(?:,? \d{4})?\b`,
      String.raw`\b${weekday}${months} \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?\b`,
      String.raw`\b${months} \d{4}\b`,
    ].join('|'),
    'gi',
  ),
  phone: /(?<![\w.])\+?\(?\d{1,4}\)?(?:[ /-]\(?\d{2,5}\)?){1,5}(?![\w.])/g,
  hashtag: /(?<![\w&])#[\p{L}\d_]+/gu,
  time: /\b\d{1,2}:\d{2}(?:\s?[ap]\.?m\.?)?|\b\d{1,2}\s?[ap]\.?m\b\.?/gi,
} satisfies Record<string, RegExp>;

export type Kind = keyof typeof kinds;

export const foundIn = (text: string, kind: Kind): string[] => {
  const source = kind === 'link' ? text.replaceAll(kinds.email, ' ') : text;
  return [...source.matchAll(kinds[kind])].map(([one]) => one.trim());
};
