/** What of a mail is its writer's own, and what was written by others and only hangs below it. */

export interface Passage {
  start: number;
  end: number;
}

/** "On Monday, Ada wrote:", as mail programs put it before what they quote, in the languages most written. */
const wroteLine =
  /^(?:On|Am|Le|El|Op|Il|Em|Den|Dnia)\b.{3,200}(?:wrote|schrieb|a écrit|escribió|schreef|ha scritto|escreveu|skrev|napisał(?:\(a\))?)\s?.{0,60}:\s*$/;
const divider =
  /^\s*(?:-{2,}\s*(?:original message|forwarded message|ursprüngliche nachricht|message d'origine|mensaje original|oorspronkelijk bericht)\s*-{2,}|_{10,}|begin forwarded message:)\s*$/i;
const headLine = /^\s*\*?(?:from|von|de|van|da):\*?\s.{2,}/i;
const secondHeadLine = /^\s*\*?(?:sent|date|to|gesendet|datum|an|envoyé|à|enviado|para|verzonden|aan):\*?\s/i;
const mark = /^\s{0,3}>/;
/** What mail programs put before a signature. */
const signatureMark = /^-- ?$/;

interface Line extends Passage {
  text: string;
}

function linesOf(text: string): Line[] {
  let at = 0;
  return text.split('\n').map((line) => {
    const start = at;
    at += line.length + 1;
    return { start, end: start + line.length, text: line.replace(/\r$/, '') };
  });
}

/** Passages that stand in a mail and are somebody else's words: marked lines, and everything below a line that says so. */
export function quotedIn(mail: string): Passage[] {
  const lines = linesOf(mail);
  const found: Passage[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.text.trim() === '') continue;
    const next = lines[at + 1]?.text ?? '';
    const isWroteBefore = wroteLine.test(line.text) || wroteLine.test(`${line.text} ${next}`);
    const followsQuote = () => lines.slice(at + 1, at + 4).some(({ text }) => mark.test(text));
    if (divider.test(line.text) || (headLine.test(line.text) && secondHeadLine.test(next)))
      return [...found, { start: line.start, end: mail.length }];
    if (isWroteBefore && followsQuote()) found.push(line);
    // Without marks, all that follows is quoted.
    else if (wroteLine.test(line.text) && lines.slice(at + 1).some(({ text }) => text.trim() !== ''))
      return [...found, { start: line.start, end: mail.length }];
    if (mark.test(line.text)) found.push({ start: line.start, end: line.end });
  }
  return joined(found);
}

/** From the mark on, where it stands in the last lines. */
export function signatureIn(mail: string): Passage | undefined {
  const lines = linesOf(mail);
  const at = lines.findLastIndex(({ text }) => signatureMark.test(text));
  return at > 0 && lines.length - at <= 15 ? { start: lines[at]!.start, end: mail.length } : undefined;
}

/** The writer's own words, without what is quoted and without the signature. */
export function ownWords(mail: string): string {
  const others = [...quotedIn(mail), ...[signatureIn(mail) ?? []].flat()];
  let own = '';
  let at = 0;
  for (const { start, end } of joined(others)) {
    own += mail.slice(at, start);
    at = end;
  }
  return (own + mail.slice(at)).replaceAll(/\n{3,}/g, '\n\n').trim();
}

/** In order, those that touch made one. */
export function joined(passages: readonly Passage[]): Passage[] {
  const all: Passage[] = [];
  for (const { start, end } of passages.toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last && start <= last.end + 1) last.end = Math.max(last.end, end);
    else all.push({ start, end });
  }
  return all;
}
