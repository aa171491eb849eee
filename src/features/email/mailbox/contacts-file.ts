/** Contacts from files of other programs: vCards, and tables with a column of addresses. */
import { isAddress } from '#tools/kinds/email.ts';

export interface ReadContact {
  name: string;
  address: string;
}

export interface ReadContacts {
  contacts: ReadContact[];
  /** Cards and rows without an address. */
  unread: number;
}

/** More rows than anyone knows people; a longer file is read as far as this. */
const mostRows = 20_000;
/** More columns than any program writes; what stands beyond them is left out. */
const mostColumns = 200;
const mostLines = 60_000;

export const readContacts = (text: string): ReadContacts =>
  /^\s*BEGIN:VCARD/i.test(text.slice(0, 200)) ? readCards(text) : readTable(text);

function readCards(text: string): ReadContacts {
  // A line that begins with a blank goes on from the one before (RFC 6350).
  const lines = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n[ \t]/g, '')
    .split('\n', mostLines);
  const contacts: ReadContact[] = [];
  let unread = 0;
  let card: { name: string; parts: string; addresses: string[] } | undefined;
  for (const line of lines) {
    if (line === '') continue;
    if (/^BEGIN:VCARD/i.test(line)) card = { name: '', parts: '', addresses: [] };
    else if (card && /^END:VCARD/i.test(line)) {
      const found = card.addresses.filter(isAddress);
      if (found.length === 0) unread += 1;
      for (const address of found) contacts.push({ name: nameOf(card.name || card.parts), address });
      card = undefined;
    } else if (card) {
      const at = line.indexOf(':');
      const key = line.slice(0, Math.max(0, at)).toUpperCase();
      const field = key.split(';', 1)[0]!.replace(/^ITEM\d+\./, '');
      const value = valueOf(key, line.slice(at + 1));
      if (field === 'FN') card.name = value;
      if (field === 'N') card.parts = value.split(';').slice(0, 2).reverse().join(' ');
      if (field === 'EMAIL') card.addresses.push(value.replace(/^mailto:/i, '').trim());
    }
  }
  return { contacts, unread };
}

/** No name or address is as long as this. */
const longestValue = 2_000;

function valueOf(key: string, whole: string): string {
  const value = whole.slice(0, longestValue);
  const plain = key.includes('QUOTED-PRINTABLE') ? fromQuotedPrintable(value) : value;
  return plain.replaceAll(/\\n/gi, ' ').replaceAll(/\\([,;\\])/g, '$1');
}

function fromQuotedPrintable(text: string): string {
  const bytes: number[] = [];
  const encoder = new TextEncoder();
  for (let at = 0; at < text.length; at += 1) {
    const code = /^=([0-9a-f]{2})/i.exec(text.slice(at, at + 3));
    if (code) {
      bytes.push(Number.parseInt(code[1]!, 16));
      at += 2;
    } else bytes.push(...encoder.encode(text[at]));
  }
  return new TextDecoder().decode(new Uint8Array(bytes));
}

function readTable(text: string): ReadContacts {
  const rows = rowsOf(text);
  const [first = []] = rows;
  const hasHead = !first.some((cell) => isAddress(cell.trim()));
  const head = hasHead ? first.map((cell) => cell.trim().toLowerCase()) : [];
  const column = (...wanted: RegExp[]) => {
    for (const one of wanted) {
      const at = head.findIndex((cell) => one.test(cell));
      if (at >= 0) return at;
    }
    return -1;
  };
  const whole = column(/^(?:full |display )?name$/, /^name$/, /file as/);
  const given = column(/^(?:first|given)(?: name)?$/, /first|given|vorname|prénom/);
  const family = column(/^(?:last|family|sur)(?: ?name)?$/, /last|family|surname|nachname|nom$/);
  const contacts: ReadContact[] = [];
  let unread = 0;
  for (const row of hasHead ? rows.slice(1) : rows) {
    if (row.every((cell) => cell.trim() === '')) continue;
    const addresses = row.map((cell) => cell.trim()).filter(isAddress);
    if (addresses.length === 0) unread += 1;
    const parts = [given, family]
      .map((at) => row[at]?.trim() ?? '')
      .filter(Boolean)
      .join(' ');
    const named =
      (row[whole]?.trim() ?? '') ||
      parts ||
      (hasHead ? '' : (row.find((cell) => cell.trim() !== '' && !isAddress(cell.trim())) ?? ''));
    for (const address of addresses) contacts.push({ name: nameOf(named), address });
  }
  return { contacts, unread };
}

/** RFC 4180, with whichever of comma, semicolon and tab the first line has most of. */
function rowsOf(text: string): string[][] {
  const line = text.slice(0, Math.max(0, text.indexOf('\n')) || text.length);
  const separator = [',', ';', '\t'].reduce((a, b) => (line.split(b).length > line.split(a).length ? b : a));
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === separator || sign === '\n') {
      // A file of empty lines holds nobody.
      if (sign === '\n' && cell === '' && row.length === 0) continue;
      if (row.length < mostColumns) row.push(cell);
      cell = '';
      if (sign === '\n') {
        rows.push(row);
        if (rows.length >= mostRows) return rows;
        row = [];
      }
    } else if (sign !== '\r') cell += sign;
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell]);
  return rows;
}

const nameOf = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 200);
