/** The lines that a mail program puts above a mail, where they were pasted with it: who wrote it, about what. */

const line =
  /^[ \t]*\*?(from|von|de|van|to|an|à|para|aan|cc|date|datum|sent|gesendet|subject|betreff|objet|asunto|onderwerp|reply-to):\*?[ \t]*(.*)$/i;

export interface Pasted {
  /** The name in its first line, where it is one. */
  from: string | undefined;
  subject: string | undefined;
  body: string;
}

export function withoutHead(mail: string): Pasted {
  const lines = mail.trimStart().split(/\r?\n/);
  const found = new Map<string, string>();
  let at = 0;
  for (; at < lines.length; at += 1) {
    const [, field, value] = line.exec(lines[at]!) ?? [];
    if (field === undefined) break;
    found.set(field.toLowerCase(), value!.trim());
  }
  const first = (...fields: string[]) => fields.map((field) => found.get(field)).find(Boolean);
  const from = first('from', 'von', 'de', 'van')
    ?.replace(/\s*[<[(].*$/, '')
    .replaceAll(/^["']|["']$/g, '');
  return {
    from: from && /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,3}$/u.test(from) ? from : undefined,
    subject: first('subject', 'betreff', 'objet', 'asunto', 'onderwerp'),
    body: at === 0 ? mail : lines.slice(at).join('\n').trim(),
  };
}
