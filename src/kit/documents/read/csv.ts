/** Tables as text: RFC 4180, with the separator that its first lines use. */
const separators = [',', ';', '\t', '|'];
export const mostRows = 50_000;

export function readCsv(text: string): { rows: string[][]; isCut: boolean } {
  const separator = separatorOf(text.slice(0, 20_000));
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell: string;
    if (text[at] === '"') [cell, at] = quoted(text, at);
    else {
      const end = endOf(text, at, separator);
      cell = text.slice(at, end);
      at = end;
    }
    row.push(cell.trim());
    if (text[at] === separator) {
      at += 1;
      if (at === text.length) row.push('');
      continue;
    }
    if (row.some((one) => one !== '')) rows.push(row);
    row = [];
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (rows.length >= mostRows) return { rows, isCut: at < text.length };
  }
  // A last line that ends in a separator is a row, too.
  if (row.some((one) => one !== '')) rows.push(row);
  return { rows, isCut: false };
}

function quoted(text: string, from: number): [cell: string, at: number] {
  let at = from + 1;
  let cell = '';
  for (;;) {
    const end = text.indexOf('"', at);
    if (end < 0) return [cell + text.slice(at), text.length];
    cell += text.slice(at, end);
    if (text[end + 1] !== '"') {
      // Whatever stands between the quote and the separator is dropped, as spreadsheets do.
      let after = end + 1;
      while (after < text.length && text[after] === ' ') after += 1;
      return [cell, after];
    }
    cell += '"';
    at = end + 2;
  }
}

function endOf(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}

/** The one that comes equally often in most lines. */
function separatorOf(text: string): string {
  const lines = text.split(/\r?\n/).filter(Boolean).slice(0, 20);
  const counts = separators.map((separator) => {
    const each = lines.map((line) => line.replaceAll(/"[^"]*"/g, '').split(separator).length - 1);
    const usual = each.toSorted((a, b) => a - b)[Math.floor(each.length / 2)] ?? 0;
    return { separator, score: usual === 0 ? 0 : usual * each.filter((one) => one === usual).length };
  });
  return counts.reduce((best, one) => (one.score > best.score ? one : best)).separator;
}
