/** A meeting as RFC 5545 has it, for calendars that take it. */

interface Meeting {
  id: string;
  title: string;
  at: Date;
  where: string;
  url: string;
  writtenAt: Date;
}

const halfHour = 30 * 60_000;

/** No line can be smuggled in: what breaks lines is written as the format wants it. */
const asText = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|[\n\r\u0085\u2028\u2029]/g, '\\n');

const stamp = (date: Date) => date.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Lines hold at most 75 octets; what is longer goes on behind a blank. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  for (const character of line) {
    if (Buffer.byteLength(piece + character) > 74) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece].join('\r\n ');
}

export function writeMeeting({ id, title, at, where, url, writtenAt }: Meeting): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Frenly//FrenlyList//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${id}@listings`,
    `DTSTAMP:${stamp(writtenAt)}`,
    `DTSTART:${stamp(at)}`,
    `DTEND:${stamp(new Date(at.getTime() + halfHour))}`,
    `SUMMARY:${asText(title)}`,
    `LOCATION:${asText(where)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
