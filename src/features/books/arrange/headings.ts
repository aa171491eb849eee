/** Headings of a text in Markdown, with where they stand; none within code. */

export interface Heading {
  level: number;
  title: string;
  /** Where its line begins, and where the text below it does. */
  from: number;
  to: number;
}

const fence = /^ {0,3}(```|~~~)/;
const marked = /^ {0,3}(#{1,6})[ \t]+(\S.*)$/;
/** Longer lines are no headings: nobody would read them as one. */
const longestHeading = 400;
const underline = /^ {0,3}(=+|-+)[ \t]*$/;
/** “CHAPTER IV. The Sea”, as plain texts have it. */
const numbered = /^chapter[ \t]+(?:\d{1,3}|[ivxlc]{1,7})\b.{0,100}$/i;

export function headingsIn(text: string): Heading[] {
  const headings: Heading[] = [];
  let isCode = false;
  let from = 0;
  let before: { line: string; from: number } | undefined;
  for (const line of text.split('\n')) {
    const to = from + line.length + 1;
    if (fence.test(line)) isCode = !isCode;
    else if (!isCode && line.length <= longestHeading) {
      const [, signs, title] = marked.exec(line) ?? [];
      const under = before && underline.exec(line)?.[1];
      if (signs && title)
        headings.push({ level: signs.length, title: plain(title.replace(/[ \t]#+[ \t]*$/, '')), from, to });
      else if (under && isTitle(before!.line))
        headings.push({
          level: under.startsWith('=') ? 1 : 2,
          title: plain(before!.line),
          from: before!.from,
          to,
        });
      else if (!before && numbered.test(line.trim()))
        headings.push({ level: 1, title: line.trim().replace(/[.:]$/, ''), from, to });
    }
    before = line.trim() === '' || isCode ? undefined : { line, from };
    from = to;
  }
  return headings;
}

const isTitle = (line: string) => line.length <= 120 && !/^\s*(?:[-*+>|]|\d+[.)])\s/.test(line);

/** Without the marks of Markdown. */
export const plain = (title: string) =>
  title
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`]{1,3}(\S(?:.*?\S)?)[*_`]{1,3}/g, '$1')
    .replaceAll(/\\([\\`*_{}[\]()#+.!<>~|-])/g, '$1')
    .trim();
