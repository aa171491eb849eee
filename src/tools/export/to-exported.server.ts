import { wholeAddress, withWholeLinks } from '#kit/quotes/whole-address.ts';
import { engineNames } from '../page/engine-names.ts';
import type { ServerKind } from '../kinds/implement-kind.server.ts';
import { mainText } from '../define/output.ts';
import type { RunRow } from '../run/run-queries.server.ts';
import type { Exported, ExportedTurn } from './exported.ts';
import { outlineOf, type OutlinePart } from './outline.ts';

interface ExportOptions {
  title: string;
  raw: boolean;
  /** Of this installation: outside it, an address without it leads nowhere. */
  origin: string;
  titleOf(tool: string): string;
  /** Undefined for a kind that is no more: its texts are told all the same. */
  kindOf(id: string): ServerKind | undefined;
}

export function toExported(
  rows: readonly RunRow[],
  wish: ExportOptions,
): { document: Exported; parts: OutlinePart[] } {
  const turns = rows.map((row) => toTurn(row, wish));
  const document: Exported = {
    format: 'frenly-export',
    version: 2,
    title: wish.title,
    exportedAt: new Date(),
    turns: turns.map(({ turn }) => turn),
  };
  return {
    document,
    parts: outlineOf(
      document,
      turns.map(({ parts }) => parts),
    ),
  };
}

function toTurn(
  row: RunRow,
  { raw, origin, titleOf, kindOf }: ExportOptions,
): { turn: ExportedTurn; parts: readonly OutlinePart[] } {
  const { id, tool, kind, state, createdAt, endedAt, input, output, engines } = row;
  const details = kindOf(kind)?.tell?.(output) ?? {};
  const turn: ExportedTurn = {
    run: id,
    tool,
    toolTitle: titleOf(tool),
    kind,
    state,
    askedAt: createdAt,
    endedAt,
    question: questionOf(input),
    engines: engineNames(details.engines ?? engines),
    answer: withWholeLinks(output.texts[mainText] ?? '', origin),
    sources: eachOnce((details.sources ?? []).map((source) => whole(source, origin))),
    details: details.details ?? null,
    raw: raw ? rawOf(output.texts, details.writers ?? [], origin) : [],
  };
  return { turn, parts: (details.parts ?? []).map((part) => withOrigin(part, origin)) };
}

/** What was asked; of a tool that asks for something else, the longest text that it was given. */
function questionOf(input: Record<string, unknown>): string {
  if (typeof input.question === 'string') return input.question;
  const texts = Object.values(input).filter((value) => typeof value === 'string');
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}

const whole = (source: ExportedTurn['sources'][number], origin: string) =>
  source.href ? { ...source, href: wholeAddress(source.href, origin) } : source;

const withOrigin = (part: OutlinePart, origin: string): OutlinePart =>
  part.is === 'markdown' ? { ...part, text: withWholeLinks(part.text, origin) } : part;

const eachOnce = (sources: readonly ExportedTurn['sources'][number][]) => [
  ...new Map(sources.map((source) => [source.href ?? source.title, source])).values(),
];

/** Every text beside the main one, by the name of whoever wrote it. */
function rawOf(
  texts: Readonly<Record<string, string>>,
  writers: readonly { id: string; title: string }[],
  origin: string,
): ExportedTurn['raw'] {
  return Object.entries(texts)
    .filter(([name, text]) => name !== mainText && text.trim() !== '')
    .map(([name, text]) => ({
      name: writers.find(({ id }) => id === name)?.title ?? name,
      text: withWholeLinks(text, origin),
    }));
}
