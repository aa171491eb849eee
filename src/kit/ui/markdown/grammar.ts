/** CommonMark and GitHub's additions, without HTML: what looks like a tag is text like any other. */
import {
  Autolink,
  parser,
  Strikethrough,
  Table,
  TaskList,
  type InlineContext,
  type MarkdownConfig,
} from '@lezer/markdown';
import { mathSyntax } from './math-syntax.ts';

/** Of the characters that may open or close something, so many are looked at in a paragraph; the rest of it is text. */
const mostMarkers = 1000;
/** No paragraph is longer; one that is would make each search through it long. */
const longestParagraph = 20_000;
/** Each opening may be searched for its end through the whole paragraph: a long one is given fewer. */
const mostWork = 4_000_000;
const markers = new Set([...'[]*_~`!$&<\\'].map((character) => character.charCodeAt(0)));

const openingBracket = 60;
const longestAddress = 500;

/** The search for what belongs together takes the square of what there is: this bounds it. */
function patience(): MarkdownConfig {
  const seen = new WeakMap<InlineContext, number>();
  return {
    defineNodes: ['Plain'],
    parseInline: [
      {
        name: 'Patience',
        before: 'Math',
        parse(cx, next, pos) {
          if (!markers.has(next)) return -1;
          const count = (seen.get(cx) ?? 0) + 1;
          seen.set(cx, count);
          const length = cx.end - cx.offset;
          return count > Math.min(mostMarkers, mostWork / length) || length > longestParagraph
            ? cx.addElement(cx.elt('Plain', pos, cx.end))
            : -1;
        },
      },
    ],
  };
}

/** `<https://…>` is read along with HTML, so it goes with it and comes back here. */
const withoutHtml: MarkdownConfig = {
  remove: ['HTMLBlock', 'HTMLTag'],
  parseInline: [
    {
      name: 'BracketedAddress',
      parse(cx, next, pos) {
        if (next !== openingBracket) return -1;
        const found = /^<(?:https?:\/\/|mailto:)[^\s<>]+>/i.exec(cx.slice(pos, pos + longestAddress))?.[0];
        if (!found) return -1;
        const end = pos + found.length;
        return cx.addElement(cx.elt('Autolink', pos, end, [cx.elt('URL', pos + 1, end - 1)]));
      },
    },
  ],
};

export const grammar = parser.configure([
  Table,
  TaskList,
  Strikethrough,
  Autolink,
  withoutHtml,
  mathSyntax,
  patience(),
]);

/** Nobody writes a list within a list thirty times over in one line; a parser would take seconds for it. */
export const isTooDeep = (source: string) =>
  /^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)])(?=[ \t>]|$)){30}/m.test(source);
