/** The sentence that a field stands in, as it will be written, with the place of the field apart. */
import { apartWords } from './apart-words.ts';
import { fieldWords } from './field-words.ts';
import type { Occasion, Tone } from './occasion.ts';
import { renderLine, slotsIn, type WordsOf } from './render-line.ts';

export interface SlotPreview {
  before: string;
  slot: string;
  after: string;
}

/** They stand in no text that somebody types. */
const marks = ['\uE000', '\uE001'] as const;
const missing = '…';

/** With a gap where nothing was entered. Undefined for what stands as lines or sentences of its own anyway. */
export function slotPreview(
  occasion: Occasion,
  values: Readonly<Record<string, string>>,
  { field: id, tone }: { field: string; tone: Tone },
): SlotPreview | undefined {
  const fields = new Map(occasion.fields.map((field) => [field.id, field]));
  const own = fields.get(id);
  const isEmpty = !(values[id] ?? '').trim();
  if (!own || own.kind === 'list' || (own.kind === 'sentences' && isEmpty)) return undefined;
  const lines = occasion.text[tone].split('\n').map((line) => line.replace(/^[~+]/, ''));
  const holds = new RegExp(String.raw`\{${id}(?::[^}]+)?\}`);
  const line =
    lines.find((one) => holds.test(one)) ?? (holds.test(occasion.subject) ? occasion.subject : undefined);
  if (line === undefined) return undefined;
  const form = slotsIn(line).find((slot) => slot.id === id)!.form;
  const slot = isEmpty ? missing : fieldWords(own, values[id]!, form);
  if (slot === undefined) return { before: '', slot: apartWords(own, values[id]!), after: '' };
  const wordsOf =
    (empty: string | undefined): WordsOf =>
    (name, given) =>
      name === id ? marked(slot) : (fieldWords(fields.get(name)!, values[name] ?? '', given) ?? empty);
  // What is still empty outside of an optional part would leave the whole sentence out.
  const written = renderLine(line, wordsOf(undefined)) ?? renderLine(line, wordsOf(missing));
  return written === undefined ? undefined : split(written);
}

const marked = (words: string) => `${marks[0]}${words}${marks[1]}`;

function split(written: string): SlotPreview | undefined {
  const [from, to] = [written.indexOf(marks[0]), written.indexOf(marks[1])];
  if (from < 0 || to < 0) return undefined;
  const plain = (part: string) => part.replaceAll(/[\uE000\uE001]/g, '');
  const slot = written.slice(from + 1, to);
  return {
    before: written.slice(0, from),
    slot: from === 0 ? `${slot.charAt(0).toUpperCase()}${slot.slice(1)}` : slot,
    after: plain(written.slice(to + 1)),
  };
}
