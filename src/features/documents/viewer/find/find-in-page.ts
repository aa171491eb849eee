/** Where some words stand on a page, whatever their case and accents, also across the end of a line. */
import type { Passage, ReadPage } from '#kit/documents/read/document.ts';

export function findInPage(page: ReadPage, words: string): Passage[] {
  const wanted = folded(words.trim()).text;
  if (wanted === '') return [];
  return page.blocks.flatMap(({ text }, block) => {
    const { text: plain, places } = folded(text);
    const hits: Passage[] = [];
    for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + wanted.length))
      hits.push({ page: page.number, block, start: places[at]!, end: places[at + wanted.length]! });
    return hits;
  });
}

/** Plain small letters, any white space as one blank; with the place in the text for each of them, and one for its end. */
function folded(text: string): { text: string; places: number[] } {
  let plain = '';
  const places: number[] = [];
  let at = 0;
  for (const sign of text) {
    const small = /\s/.test(sign) ? ' ' : sign.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
    if (small !== ' ' || !plain.endsWith(' ')) {
      plain += small;
      for (let letter = 0; letter < small.length; letter += 1) places.push(at);
    }
    at += sign.length;
  }
  places.push(at);
  return { text: plain, places };
}
