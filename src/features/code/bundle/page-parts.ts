/** The parts of a page that are not shown as they stand. */
import { Parser } from 'htmlparser2';

export interface ScriptPart {
  is: 'script';
  from: number;
  to: number;
  /** As it stands in the page. */
  whole: string;
  address: string | null;
  isModule: boolean;
  text: string;
  /** Where its text begins. */
  at: number;
}

export type Part =
  | ScriptPart
  | { is: 'style'; from: number; to: number; address: string }
  | { is: 'source'; from: number; to: number; address: string; whole: string }
  | { is: 'handler'; from: number; to: number; value: string };

/** What of a page is replaced: scripts, styles of the project, pictures of the project, and code in attributes. */
export function partsOf(html: string): Part[] {
  const parts: Part[] = [];
  let open: Omit<ScriptPart, 'to' | 'whole' | 'text'> | undefined;
  const parser: Parser = new Parser({
    onopentag(name, attributes) {
      const [from, to] = [parser.startIndex, parser.endIndex + 1];
      if (
        name === 'script' &&
        /^(?:module|text\/javascript|application\/javascript)?$/.test(attributes.type ?? '')
      )
        open = {
          is: 'script',
          from,
          address: attributes.src ?? null,
          isModule: attributes.type === 'module',
          at: to,
        };
      else if (name === 'link' && attributes.rel === 'stylesheet' && isOwn(attributes.href))
        parts.push({ is: 'style', from, to, address: attributes.href! });
      else parts.push(...attributeParts(html.slice(from, to), from));
    },
    onclosetag(name) {
      if (name !== 'script' || !open) return;
      const to = parser.endIndex + 1;
      const text = html.slice(open.at, parser.startIndex);
      parts.push({ ...open, to, text, whole: html.slice(open.from, to) });
      open = undefined;
    },
  });
  parser.end(html);
  return parts;
}

const isOwn = (address: string | undefined) =>
  address !== undefined && !/^(?:[a-z]+:|\/\/|#|$)/i.test(address);

function attributeParts(tag: string, offset: number): Part[] {
  return [...tag.matchAll(/\s(src|href|poster|on\w+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].flatMap(
    (match): Part[] => {
      const value = match[2] ?? match[3] ?? '';
      const to = offset + match.index + match[0].length - 1;
      const place = { from: to - value.length, to };
      const name = match[1]!.toLowerCase();
      if (name.startsWith('on')) return [{ is: 'handler', ...place, value: unescape(value) }];
      if (name === 'href' && !/^<link\b/i.test(tag)) return [];
      return isOwn(value) ? [{ is: 'source', ...place, address: value, whole: value }] : [];
    },
  );
}

const unescape = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
