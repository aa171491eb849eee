/** What is planned, as a calendar that other programs read (RFC 5545). */
import { partTitle, textOfPart, type StudioSet } from '../set.ts';
import { instantOf } from './when.ts';

const minutesEach = 15;

export function writeIcs(title: string, { parts, zone }: StudioSet, stamp: Date): string {
  const events = parts.flatMap((part) => {
    const at = part.planned && instantOf(part.planned, zone || 'UTC');
    if (!at) return [];
    return [
      'BEGIN:VEVENT',
      `UID:${escaped(part.id)}@studio.frenly`,
      `DTSTAMP:${asUtc(stamp)}`,
      `DTSTART:${asUtc(at)}`,
      `DTEND:${asUtc(new Date(at.getTime() + minutesEach * 60_000))}`,
      `SUMMARY:${escaped(`${partTitle(part.kind)}: ${title}`)}`,
      `DESCRIPTION:${escaped(textOfPart(part))}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Frenly//Studio//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(title)}`,
    ...events,
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

const asUtc = (at: Date) => `${at.toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;

const escaped = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/[;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r?\n/g, '\\n')
    // oxlint-disable-next-line no-control-regex -- the format has no room for them
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '');

/** Lines of at most 75 bytes; what goes on begins with a space. No character is cut in two. */
function folded(line: string): string {
  const bytes = new TextEncoder();
  const lines: string[] = [];
  let open = '';
  let length = 0;
  for (const sign of line) {
    const size = bytes.encode(sign).length;
    if (length + size > (lines.length === 0 ? 75 : 74)) {
      lines.push(open);
      [open, length] = ['', 0];
    }
    open += sign;
    length += size;
  }
  return [...lines, open].join('\r\n ');
}
