/** Fields of a template: `{{name}}`, each asked for once. */
import type { Email } from '#tools/kinds/email.ts';

interface Template {
  subject: string;
  body: string;
}

const field = /\{\{\s*([^{}\n]{1,60}?)\s*\}\}/g;

export const fieldsIn = ({ subject, body }: Template): string[] => [
  ...new Map(
    [...`${subject}\n${body}`.matchAll(field)].map(([, name]) => [name!.toLowerCase(), name!]),
  ).values(),
];

/** What stays empty stays marked, and the check before sending finds it. */
export function filled({ subject, body }: Template, values: Readonly<Record<string, string>>): Template {
  const byName = new Map(Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]));
  const fill = (text: string) =>
    text.replaceAll(field, (mark, name: string) => byName.get(name.toLowerCase())?.trim() || mark);
  return { subject: fill(subject).replaceAll(/[\r\n]+/g, ' '), body: fill(body) };
}

/** What the mail already knows. */
export function knownFor({ to }: Email): Record<string, string> {
  const name = to[0]?.name ?? '';
  return {
    name,
    'first name': name.split(' ')[0] ?? '',
    date: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date()),
  };
}
