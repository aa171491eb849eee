/** Tasks as RFC 5545 has them, for calendars that take it. */

interface Task {
  id: string;
  text: string;
  due: string | null;
  state: string;
  assignee: { name: string } | null;
  createdAt: Date;
}

/** Lines end with CRLF and hold at most 75 octets; what is longer goes on behind a blank. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const length = new TextEncoder().encode(character).length;
    if (octets + length > 74) {
      pieces.push(piece);
      piece = '';
      octets = 0;
    }
    piece += character;
    octets += length;
  }
  return [...pieces, piece].join('\r\n ');
}

/** No line can be smuggled in: what breaks lines is written as the format wants it. */
const asText = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|[\n\r\u0085\u2028\u2029]/g, '\\n');

const stamp = (date: Date) => date.toISOString().replaceAll(/[-:]|\.\d+/g, '');

export function writeCalendar(title: string, url: string, tasks: readonly Task[]): string {
  const lines = tasks
    .filter(({ due }) => due !== null)
    .flatMap(({ id, text, due, state, assignee, createdAt }) => [
      'BEGIN:VEVENT',
      `UID:${id}@threads`,
      `DTSTAMP:${stamp(createdAt)}`,
      `DTSTART;VALUE=DATE:${due!.replaceAll('-', '')}`,
      `SUMMARY:${asText(`${state === 'done' ? '✓ ' : ''}${text}${assignee ? ` (${assignee.name})` : ''}`)}`,
      `DESCRIPTION:${asText(title)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Frenly//Threads//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${asText(title)}`,
    ...lines,
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
