/** The words of a piece of HTML or XML, on one line. Linear in its length, whatever it is. */
import { Parser } from 'htmlparser2';

/** Neither what is no text, nor what only stands above one: a heading is no part of the sentence after it. */
const silent = new Set('script style template noscript h1 h2 h3 h4 h5 h6'.split(' '));
/** Within a line; everything else parts words. */
const inline = new Set(['a', 'b', 'i', 'em', 'strong', 'span', 'sub', 'sup', 'code', 'mark', 'u', 'small']);

export function plainText(markup: string): string {
  let text = '';
  let silence = 0;
  const part = (name: string) => {
    if (!inline.has(name) && !name.includes(':')) text += ' ';
  };
  const parser = new Parser({
    onopentag(name) {
      if (silent.has(name)) silence += 1;
      part(name);
    },
    onclosetag(name) {
      if (silent.has(name)) silence -= 1;
      part(name);
    },
    ontext(words) {
      if (silence === 0) text += words;
    },
  });
  parser.write(markup);
  parser.end();
  return oneLine(text);
}

export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
