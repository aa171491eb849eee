/** What a business card says. */
import { findPhoneNumbersInText } from 'libphonenumber-js/min';
import type { LensField } from '../data.ts';
import { around, boxOf, type Line } from '../lines.ts';

const mail = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u;
const web =
  /\b(?:https?:\/\/|www\.)[^\s]+|\b[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:com|org|net|de|at|ch|fr|it|es|pt|nl|be|pl|eu|io|co|uk|dev|app|info|biz)\b(?:\/\S*)?/iu;
/** Numbers without their country are known by the word before them. */
const spoken =
  /\b(?:tel|phone|fon|telefon|téléphone|mobile|mobil|cell|fax|ph|m|t|p)\b[.:]{0,2}\s*(\+?[\d(][\d\s()./-]{5,}\d)/i;
const firmEnds =
  /\b(?:ltd|limited|llc|inc|corp|gmbh|ag|kg|ohg|ug|e\.?\s?v|s\.?a\.?r\.?l|s\.?a|s\.?l|s\.?r\.?l|b\.?v|n\.?v|oy|ab|plc|co|company|group|studio|studios|bank|university|institute|agency|partners|consulting|solutions|labs|design)\b\.?/i;
const street =
  /\b(?:street|st\.|road|rd\.?|avenue|ave\.?|lane|drive|square|platz|strasse|straße|str\.|weg|allee|gasse|rue|boulevard|calle|via|plaza|ulica|straat|laan)\b|\p{L}(?:straße|strasse|str\.|weg|platz|gasse|straat|laan)\b/iu;
const postcode = /\b(?:\d{4,5}|\d{2}-\d{3}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{4} ?[A-Z]{2})\b/;
const job =
  /\b(?:manager|director|engineer|designer|developer|consultant|officer|head of|lead|sales|marketing|ceo|cto|cfo|coo|founder|co-founder|partner|assistant|professor|doctor|lawyer|solicitor|architect|analyst|advisor|adviser|editor|producer|photographer|translator|accountant|technician|scientist|researcher|president|owner|secretary|representative|specialist|coordinator|nurse|therapist|dentist|geschäftsführer(?:in)?|leiter(?:in)?|berater(?:in)?|ingenieur(?:in)?|directeur|directrice|ingénieur|gérant|abogad[oa]|ingenier[oa]|director[a]?)\b/i;

const mostLines = 16;

export function cardFields(lines: readonly Line[]): LensField[] | undefined {
  if (lines.length > mostLines) return undefined;
  const phones = lines.flatMap(phonesIn);
  const mails = lines.flatMap((line) => matchIn(line, mail, 'mail'));
  const webs = lines.flatMap((line) =>
    matchIn(line, web, 'web').filter(({ value }) => !mails.some((one) => one.value.includes(value))),
  );
  if (phones.length + mails.length === 0) return undefined;
  const isTaken = ({ text }: Line) =>
    mail.test(text) || phonesIn({ text, words: [] }).length > 0 || web.test(text);
  const address = lines.filter(
    (line) => !isTaken(line) && (street.test(line.text) || postcode.test(line.text)),
  );
  const free = lines.filter((line) => !isTaken(line) && !address.includes(line));
  const firm =
    free.find(({ text }) => firmEnds.test(text) && !job.test(text)) ?? namedByMail(free, mails[0]?.value);
  const name = free.find((line) => line !== firm && isName(line.text));
  const title = free.find(
    (line) => line !== firm && line !== name && job.test(line.text) && line.text.length <= 60,
  );
  const whole = (field: 'name' | 'job' | 'firm', line: Line | undefined): LensField[] =>
    line ? [{ name: field, value: line.text.trim(), ...boxOf(line) }] : [];
  return [
    ...whole('name', name),
    ...whole('job', title),
    ...whole('firm', firm),
    ...phones,
    ...mails,
    ...webs,
    ...(address.length > 0
      ? [
          {
            name: 'address' as const,
            value: address.map(({ text }) => text.trim()).join(', '),
            ...around(address.map((line) => boxOf(line))),
          },
        ]
      : []),
  ];
}

function phonesIn(line: Line): LensField[] {
  const found = findPhoneNumbersInText(line.text, { extended: false });
  if (found.length > 0)
    return found.map(({ number, startsAt, endsAt }) => ({
      name: 'phone',
      value: number.formatInternational(),
      ...boxOf(line, startsAt, endsAt),
    }));
  const match = spoken.exec(line.text);
  if (!match?.[1]) return [];
  const start = match.index + match[0].length - match[1].length;
  return [{ name: 'phone', value: match[1].trim(), ...boxOf(line, start, start + match[1].length) }];
}

function matchIn(line: Line, pattern: RegExp, name: 'mail' | 'web'): LensField[] {
  const match = pattern.exec(line.text);
  return match ? [{ name, value: match[0], ...boxOf(line, match.index, match.index + match[0].length) }] : [];
}

/** Two to four words, each with a capital, and no figure. */
function isName(text: string): boolean {
  const words = text
    .trim()
    .replace(/^(?:dr|prof|mr|mrs|ms|herr|frau)\.?\s+/i, '')
    .split(/\s+/);
  return (
    words.length >= 2 &&
    words.length <= 4 &&
    !/\d/.test(text) &&
    !job.test(text) &&
    words.every(
      (word) => /^\p{Lu}[\p{L}.'’-]*$/u.test(word) || /^(?:von|van|de|da|di|del|der|la|le)$/.test(word),
    )
  );
}

/** The company whose name is in its mail address. */
function namedByMail(lines: readonly Line[], address: string | undefined): Line | undefined {
  const domainName = address?.split('@')[1]?.split('.').at(-2)?.toLowerCase();
  if (!domainName || domainName.length < 3) return undefined;
  return lines.find(({ text }) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
      .includes(domainName),
  );
}
